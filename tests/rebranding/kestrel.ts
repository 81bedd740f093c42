import {addDays, dayIn} from '../../src/content/dates';
import type {Palette} from '../../src/company/palette';
import type {Copy} from '../editScenarios/copy';
import {tidyImports} from '../editScenarios/edit';

const logoFile = 'kestrel.svg';
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor">
  <path d="M4 30c10-2 14-8 20-22 6 14 10 20 20 22-9 1-14 3-20 12-6-9-11-11-20-12z" />
  <circle cx="24" cy="26" r="3" />
</svg>
`;

export const colors: Palette = {
  brand: '#1d4f91',
  accent: '#f2c14e',
  fault: '#b0413e',
  paper: '#f6f8fb',
  ink: '#101b2d',
  night: '#0a1220',
};

const zone = 'Europe/Dublin';
const approver = 'Head of Legal';

const facts: Readonly<Record<string, string>> = {
  name: 'Kestrel Labs',
  tagline: 'Agents that keep watch over your work',
  url: 'https://kestrel-labs.example',
  mail: 'talk@kestrel-labs.example',
  phone: '+353 1 555 0199',
  city: 'Dublin',
  country: 'Ireland',
  'time-zone': zone,
  'time-zone-label': 'Irish time',
  language: 'en-IE',
  year: '2026',
  approver,
  logo: logoFile,
  ...colors,
  'text-typeface': '@fontsource-variable/inter',
  'display-typeface': '@fontsource-variable/source-serif-4',
  without: 'newsletter',
};

/** The commands with which a person makes the site that of Kestrel Labs, which hires nobody and knows six industries. */
export async function runCommands(copy: Copy): Promise<void> {
  copy.write(logoFile, logo);
  const answers = Object.entries(facts).flatMap(([name, answer]) => [`--${name}`, answer]);
  await copy.command('brand', ...answers, '--reset-policies', '--yes');
  copy.remove(logoFile);
  await copy.command('remove', '/company/careers');
  await copy.command('remove', '/industries/real-estate');
  await copy.command('remove', '/industries/tourism-hospitality');
}

/** These tests run by the clock of the first company. */
const today = () => dayIn(zone, new Date());

const drafts = (copy: Copy) => copy.pages().filter((file) => file.startsWith('pages/legal/'));

/** Legal staff take out what another country's law needs, and approve the drafts. */
export async function publishPolicies(copy: Copy): Promise<void> {
  const day = today();
  const approval = `summary: The first version.\napproved_by: ${approver}\napproved_for: ${day}\n---\n`;
  for (const file of drafts(copy)) copy.change(file, '\n---\n', `\n${approval}`);
  await copy.command('policyPublish', day, '--without-notice', 'The first policies of this site', '--yes');
}

const evidence = 'src/claims/evidence.ts';
const claim = /^ {2}'?([\w-]+)'?: '(.*)',$/gm;

/** Each owner looks at the proof of a claim, and says so. */
export function reviewClaims(copy: Copy): void {
  const values = [...copy.read('src/claims/figures.ts').matchAll(claim)];
  const reviewed = values.reduce((text, [, id = '', value = '']) => {
    const at = text.search(new RegExp(`^ {2}'?${id}'?: \\{`, 'm'));
    const rest = text
      .slice(at)
      .replace("reviewed: {on: '', value: ''}", () => `reviewed: {on: '${today()}', value: '${value}'}`)
      .replace("reviewBy: ''", `reviewBy: '${addDays(today(), 180)}'`);
    return text.slice(0, at) + rest;
  }, copy.read(evidence));
  copy.write(evidence, reviewed);
}

/** Writers do what the doctor asks of copy that names a country in which Kestrel Labs does not work. */
export function correctCopy(copy: Copy): void {
  const about = 'pages/company/about.mdx';
  copy.change(about, /<Card [^>]*>\n\n### <Company part="abroad-title" \/>[^]*?<\/Card>\n\n/, '');
  tidyImports(copy, about);
  copy.change(
    'pages/legal/terms-of-service.mdx',
    /If your place of business is in <Company part="abroad-in-full" \/>[^]*?\n\nIf your place of business is anywhere else, the/,
    'The',
  );
}
