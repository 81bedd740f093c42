import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {company} from '../../src/company';
import {palette} from '../../src/company/palette';
import {bareCountry} from '../../src/company/parts';
import {typefaces} from '../../src/company/typefaces';
import {outputFiles} from '../../src/build/hosting/output';
import {derive} from '../../src/build/palette/tokens';
import {readTypeface} from '../../src/build/typefaces/package';
import {root} from '../support/files';

type Mark = {what: string; pattern: RegExp};

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const marked = (what: string, text: string): Mark => ({what, pattern: new RegExp(literally(text), 'i')});
const word = (what: string, text: string): Mark => ({
  what,
  pattern: new RegExp(`(?<![\\p{L}\\d])${literally(text)}(?![\\p{L}\\d])`, 'u'),
});

const inFull = company.countries.map((country) => company.countriesInFull[country] ?? country);
const digits = company.phone.href.replace(/\D/g, '');

const facts: readonly Mark[] = [
  marked('name', company.name),
  marked('tagline', company.tagline),
  marked('domain', company.mail.domain),
  {what: 'phone number', pattern: new RegExp([...digits].join('[^\\p{L}\\d]{0,3}'), 'u')},
  word('city', company.city),
  ...[...new Set([...company.countries, ...inFull].map(bareCountry))].map((country) => word('country', country)),
  marked('time zone', company.timeZone.name),
  marked('time zone', company.timeZone.label),
  ...company.social.filter(({href}) => href).map(({href}) => marked('account', href)),
  ...Object.values(typefaces).flatMap((name) => [
    marked('typeface', name),
    marked('typeface', readTypeface(name, root)?.family ?? name),
  ]),
  ...[...readFileSync(path.join(root, 'src/company/logo.svg'), 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, line = '']) =>
    marked('logo', line),
  ),
];

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A color as style sheets, scripts and addresses write it. */
const colorMark = (hex: string): Mark => ({
  what: `color ${hex}`,
  pattern: new RegExp(`(#|%23)${hex.slice(1, 7)}|\\b${channels(hex).join('[\\s,]+')}\\b`, 'i'),
});

const colorsOf = (given: typeof palette) =>
  new Set(Object.values(derive(given)).flatMap((all) => [...Object.values(all), ...Object.values(given)]));

/** White and the like belong to nobody. */
function ownColors(others: typeof palette): string[] {
  const shared = colorsOf(others);
  return [...colorsOf(palette)].filter((color) => /^#[\da-f]{6}/i.test(color) && !shared.has(color));
}

/** Sentences about a law, which a company elsewhere says too. */
const aboutLaws = /Health data of patients in the United States/g;

const isText = /\.(html|css|js|json|xml|txt|md|svg|webmanifest|conf)$|(^|\/)[._]\w+$/;
const isPicture = /\.(png|jpe?g|webp|avif)$/;

function leftIn(file: string, text: string, marks: readonly Mark[]): string[] {
  return marks.flatMap(({what, pattern}) => {
    const found = pattern.exec(text);
    const around = found && text.slice(Math.max(found.index - 40, 0), found.index + 60).replace(/\s+/g, ' ');
    return found ? [`${file} has the ${what} of ${company.name}: …${around}…`] : [];
  });
}

const near = 4;

/** The share of a picture that is painted in one of the colors. */
async function shareOf(file: string, colors: readonly (readonly number[])[]): Promise<number> {
  const {data, info} = await sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true});
  let painted = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (colors.some((color) => color.every((value, to) => Math.abs(value - (data[at + to] ?? 0)) <= near)))
      painted += 1;
  }
  return painted / (info.width * info.height);
}

/** Everything in a built site that shows whose it was before, each in a sentence. `before` is that site. */
export async function leftovers(built: string, before: string, others: typeof palette): Promise<string[]> {
  const marks = [...facts, ...ownColors(others).map(colorMark)];
  const solid = [palette.brand, palette.accent, palette.ink, palette.night].map(channels);
  const files = (await outputFiles(built)).filter((file) => !/\.(br|gz)$/.test(file));
  const same = new Set(await outputFiles(before));
  const found: string[] = [];
  for (const file of files) {
    const bytes = readFileSync(path.join(built, file));
    if (isText.test(file)) found.push(...leftIn(file, bytes.toString().replace(aboutLaws, ''), marks));
    else if (same.has(file) && bytes.length > 0 && bytes.equals(readFileSync(path.join(before, file)))) {
      found.push(`${file} is the same file as on the site of ${company.name}.`);
    }
    if (isPicture.test(file) && (await shareOf(path.join(built, file), solid)) > 0.002) {
      found.push(`${file} is painted in colors of ${company.name}.`);
    }
    if (leftIn(file, file, facts).length > 0) found.push(`${file} has a name of ${company.name}.`);
  }
  return found;
}
