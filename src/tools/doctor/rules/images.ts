import {fileOf, formatOf, formats, isElsewhere} from '../../../mdx/pictureFiles';
import type {ParsedPage, Picture} from '../../../mdx/parsedPage';
import {messages} from '../messages';
import {textOf, type Rule} from './rule';

/** The pictures of a page, in Markdown and in components. */
const picturesOn = ({pictures, tags}: ParsedPage): Picture[] => [
  ...pictures,
  ...tags
    .filter(({name, props}) => name === 'Picture' && props.some((prop) => prop.name === 'src'))
    .map((tag) => ({...tag, src: textOf(tag, 'src') ?? '', alt: textOf(tag, 'alt')})),
];

/** Pictures need a file that the build can read and an alternative text. */
export const imagesRule: Rule = (page, site, report) => {
  for (const {src, alt = '', at} of picturesOn(page)) {
    if (page.kind === 'policy') report(at, messages.pictureInPolicy);
    else if (!src) report(at, messages.namelessPicture);
    else {
      if (!alt.trim()) report(at, messages.noAlt({src}));
      const file = fileOf(page.file, src);
      const size = site.pictures(file);
      if (isElsewhere(src)) report(at, messages.pictureElsewhere({src}));
      else if (!formats.includes(formatOf(src))) report(at, messages.pictureFormat({src}));
      else if (!size) report(at, messages.noPicture({file}));
      else if (size.width === 0) report(at, messages.unreadablePicture({src}));
    }
  }
};
