import {crops} from '../../../content/fieldSchemas';
import {cropped, fileOf, formatOf, formats, type PictureFacts} from '../../../build/pictures/files';
import {isElsewhere} from '../../../build/pictures/find';
import {widestIn} from '../../../build/pictures/places';
import type {ParsedPage, Picture, Tag} from '../../../build/mdx/parsedPage';
import {finding, type Rule, type SiteSources} from '../sources';

/** A picture with the shape that it is cut to, if any. */
type Shown = Picture & {crop?: string | undefined};

const textOf = (tag: Tag, name: string) => {
  const value = tag.props.find((prop) => prop.name === name)?.value;
  return value === undefined ? undefined : String(value);
};

const tagged = (page: ParsedPage): Shown[] =>
  page.tags
    .filter((tag) => tag.name === 'Picture' && textOf(tag, 'src') !== undefined)
    .map((tag) => ({
      src: textOf(tag, 'src') ?? '',
      alt: textOf(tag, 'alt'),
      crop: textOf(tag, 'crop'),
      at: tag.at,
      around: tag.around,
    }));

const aroundOf = (tag: Tag | undefined): Tag[] => (tag ? [...aroundOf(tag.around), tag] : []);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const empty =
  /^(an? |the |our )?(image|img|picture|pic|photo|photograph|screenshot|graphic|drawing|figure|alt( text)?)( \d+)?$/;

/** Whether a text says nothing: a word for any picture, or the name of the file. */
function isLazy(alt: string, src: string): boolean {
  const file = src.split('/').pop() ?? '';
  const names = [file, file.replace(/\.\w+$/, '')].map(plain);
  return empty.test(plain(alt)) || names.includes(plain(alt)) || /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(alt.trim());
}

function altProblem({src, alt = ''}: Shown): string[] {
  const wanted = `Describe what it shows: ![What it shows](${src})`;
  if (!alt.trim()) return [`The picture "${src}" has no text for people who cannot see it. ${wanted}`];
  return isLazy(alt, src) ? [`The text of the picture "${src}" is "${alt}", which says nothing. ${wanted}`] : [];
}

/** What stands in quotation marks behind an address shows only below a mouse. */
const titleProblem = ({src, alt = '', title}: Shown) =>
  title ? [`Nobody on a phone sees "${title}". Write <Picture src="${src}" alt="${alt}" caption="${title}" />`] : [];

function factProblems({src, crop: shape, around}: Shown, facts: PictureFacts): string[] {
  const problems: string[] = [];
  if (facts.animated) {
    problems.push(`The picture "${src}" moves, and nobody can stop it. Use its most telling frame, as a JPEG or PNG.`);
  }
  if (facts.scripted)
    problems.push(`The picture "${src}" contains a script. Export it again without scripts and links.`);
  if (facts.width === 0) {
    problems.push(`The picture "${src}" cannot be read. Open it in a picture editor and save it again.`);
    return problems;
  }
  const crop = crops.find((one) => one === shape);
  const {width} = cropped(facts, crop);
  const place = widestIn(aroundOf(around));
  if (formatOf(src) !== 'svg' && width < place) {
    const cut = crop ? ` when it is cut to ${crop}` : '';
    problems.push(
      `The picture "${src}" is ${width} pixels wide${cut}, and its place is up to ${place}. Use a larger one, or put it into a narrower place such as <Prose>.`,
    );
  }
  return problems;
}

function fileProblems(page: ParsedPage, site: SiteSources, shown: Shown): string[] {
  const {src} = shown;
  if (isElsewhere(src)) return [`The picture "${src}" is on another host. Put the file into static/.`];
  const format = formatOf(src);
  if (!formats.includes(format)) {
    return [`The picture "${src}" is no file that the build reads. Save it as JPEG, PNG, WebP, AVIF or SVG.`];
  }
  const file = fileOf(page.file, src);
  const facts = site.pictures(file);
  if (facts) return factProblems(shown, facts);
  return [`There is no picture ${file}. Add the file, or correct the address.`];
}

function problemsOf(page: ParsedPage, site: SiteSources, shown: Shown): string[] {
  if (page.kind === 'policy') {
    return ['A policy is words alone: its seal would not notice another picture. Say here what the picture shows.'];
  }
  if (!shown.src) return ['This picture names no file. Write its address: ![What it shows](./team.jpg)'];
  return [...altProblem(shown), ...titleProblem(shown), ...fileProblems(page, site, shown)];
}

/** An <img> would be served as it is, in one size. */
const plainTags = (page: ParsedPage) =>
  page.tags
    .filter((tag) => tag.name === 'img')
    .map((tag) => {
      const markdown = `![${textOf(tag, 'alt') ?? 'What it shows'}](${textOf(tag, 'src') ?? ''})`;
      return finding(page, 'images', tag.at, `<img> stays as large as its file. Write ${markdown}`);
    });

/** Markdown does not see a picture or a link whose address contains a space, and shows its signs as text. */
const spacedAddresses = (page: ParsedPage) =>
  page.texts.flatMap(({value, at}) =>
    [...value.matchAll(/\]\(((?:\.?\/)?[^()"]*\.\w{2,4})\)/g)].map(([, address = '']) =>
      finding(
        page,
        'images',
        at,
        `The address "${address}" contains a space. Rename the file to ${address.replace(/ +/g, '-')}.`,
      ),
    ),
  );

/** Pictures need a file that the build can read, large enough for its place, and a text for people who cannot see them. */
export const imagesRule: Rule = (page, site) => [
  ...[...page.pictures, ...tagged(page)].flatMap((shown) =>
    problemsOf(page, site, shown).map((problem) => finding(page, 'images', shown.at, problem)),
  ),
  ...plainTags(page),
  ...spacedAddresses(page),
];
