import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../../company';

/** Where to report a vulnerability (RFC 9116). The expiration date is fixed, so that a build is the same every day. */
export async function securityTxt(outDir: string): Promise<void> {
  const {mail, url, securityContactUntil: until} = company;
  if (Date.parse(until) < Date.now())
    console.warn(`security.txt expired on ${until}. Set securityContactUntil in src/company to a later date.`);
  const lines = [
    `Contact: mailto:${mail.user}@${mail.domain}?subject=Security`,
    `Expires: ${until}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  const folder = path.join(outDir, '.well-known');
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'security.txt'), `${lines.join('\n')}\n`);
}
