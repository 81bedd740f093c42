import type {ParsedPage, Picture, Tag} from '../parsedPage';
import {finding, type Rule, type SiteSources} from '../sources';

const textOf = (tag: Tag, name: string) => {
  const value = tag.props.find((prop) => prop.name === name)?.value;
  return value === undefined ? undefined : String(value);
};

const htmlPictures = (page: ParsedPage): Picture[] =>
  page.tags
    // An address that is computed is reported as such.
    .filter((tag) => tag.name === 'img' && !tag.props.some(({name, computed}) => name === 'src' && computed))
    .map((tag) => ({
      src: textOf(tag, 'src') ?? '',
      alt: textOf(tag, 'alt'),
      sized: ['width', 'height'].every((name) => textOf(tag, name) !== undefined),
      at: tag.at,
    }));

/** Why there is no picture at its address, or undefined if there is one. */
function addressProblem(src: string, site: SiteSources): string | undefined {
  if (/^(https?:)?\/\//.test(src)) return `The picture "${src}" is on another host. Put the file into static/.`;
  if (src.startsWith('/')) {
    const there = site.others.has(src.replace(/[?#].*$/, ''));
    return there ? undefined : `There is no picture static${src}. Add the file, or correct the address.`;
  }
  if (src === '')
    return 'This picture has no address. Put the file into static/ and write its address, such as /team.jpg.';
  const [name = 'team.jpg'] = /[^/\\]+\.\w+$/.exec(src) ?? [];
  return `The picture "${src}" is not found from a page. Put the file into static/ and write its address: /${name}.`;
}

function pictureFindings(page: ParsedPage, site: SiteSources, {src, alt, sized, at}: Picture) {
  const problems: string[] = [];
  if (!alt?.trim()) {
    problems.push(
      `The picture "${src}" has no text for people who cannot see it. Describe what it shows: ![What it shows](${src})`,
    );
  }
  if (!sized) problems.push(`The picture "${src}" has no size. Give it width and height in pixels.`);
  const wrong = addressProblem(src, site);
  if (wrong) problems.push(wrong);
  return problems.map((problem) => finding(page, 'images', at, problem));
}

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

/** Pictures need a text for people who cannot see them, a size so that nothing shifts, and a file that exists. */
export const imagesRule: Rule = (page, site) => [
  ...spacedAddresses(page),
  ...[...page.pictures, ...htmlPictures(page)].flatMap((picture) => pictureFindings(page, site, picture)),
];
