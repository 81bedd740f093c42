// cspell:ignore Ñandú Söhne Zaragoza nandu soehne hola
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../src/mdx/sources';
import {formatFindings, type Finding} from '../../src/mdx/finding';
import {company} from '../../src/company';
import {palette} from '../../src/css/colors';
import {featureNames} from '../../src/content/features';
import {obeyDoctor, openCopy, type Copy} from '../removals/copy';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor">
  <path d="M4 30c10-2 14-8 20-22 6 14 10 20 20 22-9 1-14 3-20 12-6-9-11-11-20-12z" />
</svg>
`;

/** No optional feature, a name with an ampersand, accents and a final period, and a time zone that shares its label. */
const facts: readonly (readonly [find: RegExp, put: string])[] = [
  ...featureNames.map((name) => [new RegExp(`^  ${name}: true,$`, 'm'), `  ${name}: false,`] as const),
  [/^ {2}name: '.*'/m, "  name: 'Ñandú & Söhne S.L.'"],
  [/^ {2}url: '.*'/m, "  url: 'https://www.nandu-soehne.example'"],
  [/^ {2}tagline: '.*'/m, "  tagline: 'Agents for workshops & warehouses'"],
  [/^ {2}city: '.*'/m, "  city: 'Zaragoza'"],
  [/^ {2}timeZone: .*$/m, "  timeZone: {name: 'Europe/Madrid', label: 'Spanish time'},"],
  [/^ {2}mail: .*$/m, "  mail: {user: 'hola', domain: 'nandu-soehne.example'},"],
  [/^ {2}phone: .*$/m, "  phone: {display: '+34 976 555 014', href: 'tel:+34976555014'},"],
  [/https:\/\/www\.linkedin\.com\/company\/[\w-]+/, 'https://www.linkedin.com/company/nandu-example'],
];

const colors = {
  brand: '#c8102e',
  accent: '#ffcc00',
  fault: '#8a1c9a',
  paper: '#ffffff',
  ink: '#111111',
  night: '#000000',
};

/** Settings of a chat, to check that its switch overrides them. */
const chat = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

/** Changes `src/company` and the six colors as the guide describes. */
function rebrand({change, write}: Copy): void {
  for (const [find, put] of facts) change('src/company/index.ts', find, put);
  for (const [name, color] of Object.entries(colors)) {
    change('src/css/colors.css', new RegExp(`--company-${name}: .*;`), `--company-${name}: ${color};`);
  }
  change('src/company/typefaces.ts', /text: '.*'/, "text: '@fontsource-variable/inter'");
  change('src/company/typefaces.ts', /display: '.*'/, "display: '@fontsource-variable/source-serif-4'");
  write('src/company/logo.svg', logo);
}

/** Text that shows whose site it was. Published policies keep it, wherever their text appears. */
const own = [company.name, company.mail.domain, company.phone.display, palette.brand];
const isPolicy = (file: string) => /^legal\/|^llms-full\.txt$|^assets\/js\/(?!main|runtime)/.test(file);

function leftovers(built: string): string[] {
  const files = filesIn(built).filter((file) => /\.(html|css|js|json|xml|txt|svg)$/.test(file) && !isPolicy(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(built, file), 'utf8');
    return own.filter((mark) => text.includes(mark)).map((mark) => `${file} still contains ${mark}.`);
  });
}

/** Policies and claims keep those of the original company until people review them. */
const needsReview = ({file}: Finding) => /^(src\/claims|versioned_docs|pages\/legal)\//.test(file);

const copy = openCopy('nandu', chat);

afterAll(copy.discard);

test('the site of another company, without features and jobs, passes and has no trace of the first', async () => {
  rebrand(copy);
  expect(await copy.failure('src/cli/run.mjs', 'remove', '/company/careers', '--to', '/company/about')).toBe('');
  await obeyDoctor(copy);
  const found = (await copy.doctor()).filter((one) => !needsReview(one));
  expect(formatFindings(found)).toBe('');
  expect(await copy.failure('src/cli/run.mjs', 'build')).toBe('');
  expect(leftovers(path.join(copy.folder, 'build'))).toEqual([]);
  const others = ['--testPathIgnorePatterns', String.raw`policies\.(content|site)`];
  const tests = ['--selectProjects', 'content', 'site', ...others];
  expect(await copy.failure('node_modules/jest/bin/jest.js', ...tests)).toBe('');
}, 1_800_000);
