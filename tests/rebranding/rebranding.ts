import {readFileSync} from 'node:fs';
import path from 'node:path';
import {outputFiles} from '../../src/build/hosting/output';
import {printed, type Finding} from '../../src/build/mdx/finding';
import {company} from '../../src/company';
import {palette} from '../../src/company/palette';
import {openCopy, type Copy} from '../editScenarios/copy';
import {jest} from '../run/runners';
import {failure, passed, sum, type Tally} from '../run/tally';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor">
  <path d="M4 30c10-2 14-8 20-22 6 14 10 20 20 22-9 1-14 3-20 12-6-9-11-11-20-12z" />
</svg>
`;

const facts: readonly [find: RegExp, put: string][] = [
  [/^ {2}name: '.*'/m, "  name: 'Kestrel Labs'"],
  [/^ {2}url: '.*'/m, "  url: 'https://kestrel-labs.example'"],
  [/^ {2}tagline: '.*'/m, "  tagline: 'Agents that keep watch over your work'"],
  [/^ {2}city: '.*'/m, "  city: 'Dublin'"],
  [/^ {2}timeZone: .*$/m, "  timeZone: {name: 'Europe/Dublin', label: 'Irish time'},"],
  [/^ {2}mail: .*$/m, "  mail: {user: 'talk', domain: 'kestrel-labs.example'},"],
  [/^ {2}phone: .*$/m, "  phone: {display: '+353 1 555 0199', href: 'tel:+35315550199'},"],
  [/https:\/\/www\.linkedin\.com\/company\/[\w-]+/, 'https://www.linkedin.com/company/kestrel-example'],
];

const colors = {
  brand: '#1d4f91',
  accent: '#f2c14e',
  fault: '#b0413e',
  paper: '#f6f8fb',
  ink: '#101b2d',
  night: '#0a1220',
};

/** What the guide asks for: the files of `src/company`, written by hand. */
function rebrand({change, write}: Copy): void {
  for (const [find, put] of facts) change('src/company/index.ts', find, put);
  for (const [name, color] of Object.entries(colors)) {
    change('src/company/palette.ts', new RegExp(`^  ${name}: '.*'`, 'm'), `  ${name}: '${color}'`);
  }
  change('src/company/typefaces.ts', /text: '.*'/, "text: '@fontsource-variable/inter'");
  change('src/company/typefaces.ts', /display: '.*'/, "display: '@fontsource-variable/source-serif-4'");
  write('src/company/logo.svg', logo);
}

/** Text of a built page that shows whose site it was. Published policies keep it, wherever their text is. */
const own = [company.name, company.mail.domain, company.phone.display, palette.brand];
const isPolicy = (file: string) => /^legal\/|^llms-full\.txt$|^assets\/js\/(?!main|runtime)/.test(file);

async function leftovers(built: string): Promise<string[]> {
  const files = (await outputFiles(built)).filter((file) => /\.(html|css|js|json|xml|txt|svg)$/.test(file));
  return files
    .filter((file) => !isPolicy(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(built, file), 'utf8');
      return own.filter((mark) => text.includes(mark)).map((mark) => `${file} still contains ${mark}.`);
    });
}

/** Published policies and reviewed claims stay those of the first company until its people look at them. */
const isForPeople = ({rule, file}: Finding) =>
  ['claims', 'company', 'policies'].includes(rule) || file.startsWith('pages/legal/');

/** Kestrel Labs: writes another company into `src/company`, builds, tests the site, and looks for the first one in it. */
export async function rebranding(): Promise<Tally> {
  const copy = openCopy('kestrel');
  try {
    rebrand(copy);
    const found = (await copy.doctor()).filter((one) => !isForPeople(one));
    if (found.length > 0) return failure(`The doctor of the new company reports:\n${found.map(printed).join('\n')}`);
    const {code, output} = await copy.run('src/cli/run.mjs', 'build');
    if (code !== 0) return failure(output);
    const left = await leftovers(path.join(copy.folder, 'build'));
    if (left.length > 0) return failure(left.join('\n'));
    return sum([passed, await jest(['content', 'site'], ['--testPathIgnorePatterns', 'policies'], {cwd: copy.folder})]);
  } finally {
    copy.discard();
  }
}
