import {fileOf, formatOf, formats, isElsewhere} from '../../../mdx/pictureFiles';
import {textOf, type Rule} from './rule';

/** Pictures, in Markdown and in components, need a file that the build can read and an alternative text. */
export const imagesRule: Rule = (page, site, report) => {
  const tags = page.tags.filter(({name, props}) => name === 'Picture' && props.some((prop) => prop.name === 'src'));
  const inTags = tags.map((tag) => ({src: textOf(tag, 'src') ?? '', alt: textOf(tag, 'alt'), at: tag.at}));
  for (const {src, alt = '', at} of [...page.pictures, ...inTags]) {
    const file = fileOf(page.file, src);
    const size = site.pictures(file);
    const example = `![What it shows](${src || './team.jpg'})`;
    const say = (message: string) => report(at, message);
    if (page.kind === 'policy')
      say('A policy has no pictures, because its hash does not cover them. Describe here what the picture shows.');
    else if (!src) say(`This picture has no address. Add it: ${example}`);
    else {
      if (!alt.trim()) say(`The picture "${src}" has no alternative text. Describe what it shows: ${example}`);
      if (isElsewhere(src)) say(`The picture "${src}" is on another host. Put the file into static/.`);
      else if (!formats.includes(formatOf(src)))
        say(`The build cannot read "${src}". Save the picture as JPEG, PNG, WebP, AVIF or SVG.`);
      else if (!size) say(`The picture ${file} does not exist. Add the file, or correct the address.`);
      else if (size.width === 0)
        say(`The picture "${src}" cannot be read. Open it in a picture editor and save it again.`);
    }
  }
};
