import type {ParsedPage, Picture, Tag} from '../parsedPage';
import {finding, type Rule, type SiteSources} from '../sources';

const textOf = (tag: Tag, name: string) => {
  const value = tag.props.find((prop) => prop.name === name)?.value;
  return value === undefined ? undefined : String(value);
};

const htmlPictures = (page: ParsedPage): Picture[] =>
  page.tags
    .filter((tag) => tag.name === 'img')
    .map((tag) => ({
      src: textOf(tag, 'src') ?? '',
      alt: textOf(tag, 'alt'),
      sized: ['width', 'height'].every((name) => textOf(tag, name) !== undefined),
      at: tag.at,
    }));

function pictureFindings(page: ParsedPage, site: SiteSources, {src, alt, sized, at}: Picture) {
  const problems: string[] = [];
  if (!alt?.trim()) {
    problems.push(
      `The picture "${src}" has no text for people who cannot see it. Describe what it shows: ![What it shows](${src})`,
    );
  }
  if (!sized) problems.push(`The picture "${src}" has no size. Give it width and height in pixels.`);
  if (src.startsWith('/') && !site.others.has(src))
    problems.push(`There is no picture static${src}. Add the file, or correct the address.`);
  if (/^(https?:)?\/\//.test(src)) problems.push(`The picture "${src}" is on another host. Put the file into static/.`);
  return problems.map((problem) => finding(page, 'images', at, problem));
}

/** Pictures need a text for people who cannot see them, a size so that nothing shifts, and a file that exists. */
export const imagesRule: Rule = (page, site) =>
  [...page.pictures, ...htmlPictures(page)].flatMap((picture) => pictureFindings(page, site, picture));
