import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readSources} from '../../mdx/sources';
import {logoFile} from '../../build/brand/logo';
import {evidence} from '../../claims/evidence';
import {company} from '../../company';
import {palette} from '../../company/palette';
import {typefaces} from '../../company/typefaces';
import {claimsFile} from './claimFindings';
import {formerFile, readIfThere} from './sources';

/** Truncated hashes of the first values in src/company, because no other file names that company. */
const originals: Readonly<Record<string, string>> = {
  name: 'fcbb09002bc7',
  url: 'e9b122ba85cb',
  tagline: '05eec451f607',
  city: '6e638033fe77',
  countries: 'd85714e7986b',
  timeZone: '20ed4a464f48',
  mail: '32850ce815f5',
  phone: '88255fe7af0b',
  social: '16d957510424',
  palette: '56b3d4bb8d91',
  typefaces: '622b6afa4773',
  logo: '94ed53e41360',
};

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/** Content that each company has to vouch for itself, and anything else that came with the original one. */
function othersLeft(root: string): string[] {
  const pages = readSources(root);
  const pagesWith = (tag: string) => pages.filter(({text}) => text.includes(`<${tag}`)).map(({file}) => file);
  const reviewed = Object.values(evidence).filter(({reviewed: {on}}) => on <= '2026-11-23');
  const isThere = (file: string) => existsSync(path.join(root, file));
  return [
    ...pagesWith('Testimonial').map((file) => `${file}: a testimonial. Replace it with one of your own, or remove it`),
    ...pagesWith('ClientLogos').map((file) => `${file}: example clients. Replace them, or remove the section`),
    ...(isThere('versioned_docs/version-2024-03-01')
      ? ['versioned_docs: published policies. docs/make-it-yours.md says how to start your own archive']
      : []),
    ...(reviewed.length > 0
      ? [`${claimsFile}: ${reviewed.length} reviewed claims. Check each, then enter the day and the value`]
      : []),
    ...(readIfThere(root, formerFile).includes('"/industries/retail"')
      ? [`${formerFile}: redirects from addresses that never existed on your domain. Remove them`]
      : []),
    ...(isThere('tests/specification') ? ['tests/specification: tests of its specification. Remove the folder'] : []),
    ...(hashOf(company.name) === originals.name
      ? []
      : ['src/build/forest: the forest and the roof mark echo its logo. Keep them if they suit you']),
  ];
}

/** Lists what a company that takes over the site still has to replace. */
export function adoptionList(root: string): string {
  const now = Object.entries({...company, palette, typefaces, logo: readIfThere(root, logoFile)});
  const facts = now.filter(([name, value]) => hashOf(value) === originals[name]).map(([name]) => name);
  const left = [...(facts.length > 0 ? [`src/company: ${facts.join(', ')}`] : []), ...othersLeft(root)];
  if (left.length === 0) return 'Nothing is left from the original company.';
  return ['Still from the original company:', ...left.map((line) => `  ${line}`)].join('\n');
}
