// cspell:ignore licence
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../../company';
import {typefaces} from '../../company/typefaces';
import {bundledPackagesFile} from '.';
import {messages} from './messages';

type Manifest = {name: string; version: string; license?: string; homepage?: string};

/** Drawn or subset at build time, so these ship without passing through the bundler as modules. */
const drawn = ['lucide', 'simple-icons', ...Object.values(typefaces)];

async function licenseText(folder: string): Promise<string> {
  const file = (await readdir(folder)).sort().find((name) => /^(license|licence|copying)/i.test(name));
  return file ? (await readFile(path.join(folder, file), 'utf8')).trim() : messages.noLicenseText;
}

async function entry(folder: string): Promise<{name: string; text: string}> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const {name, version, license = 'see below', homepage = ''} = manifest;
  const head = [`${name} ${version}`, `License: ${license}`, ...(homepage ? [homepage] : [])];
  const text = (await licenseText(folder)).replace(/\r\n/g, '\n');
  return {name: `${name} ${version}`, text: [...head, '', text].join('\n')};
}

/** Lists every package that ships, with its version and license. */
export async function thirdParty(outDir: string): Promise<void> {
  const bundled = JSON.parse(await readFile(bundledPackagesFile('.docusaurus'), 'utf8')) as string[];
  const folders = [...bundled, ...drawn.map((name) => path.join('node_modules', name))];
  const entries = new Map<string, string>();
  for (const folder of folders) {
    const {name, text} = await entry(folder);
    entries.set(name, text);
  }
  const listed = [...entries.keys()].sort();
  const rule = '-'.repeat(72);
  const text = [
    `The website of ${company.name} contains these third-party works:`,
    '',
    ...listed.map((name) => `  ${name}`),
    ...listed.flatMap((name) => ['', rule, '', entries.get(name) ?? '']),
    '',
  ].join('\n');
  await writeFile(path.join(outDir, 'third-party.txt'), text);
}
