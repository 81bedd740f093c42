import {crops} from '../../../content/fieldSchemas';
import {cropped, fileOf, formatOf, formats, type PictureSize} from '../../../build/pictures/files';
import {isElsewhere} from '../../../build/pictures/find';
import {widestIn} from '../../../build/pictures/places';
import type {ParsedPage, Picture} from '../../../build/mdx/parsedPage';
import {messages} from '../messages';
import {tagsAround, textOf, type Rule} from './rule';

/** A picture with its crop, if any. */
type Shown = Picture & {crop?: string | undefined};

/** The pictures of a page, in Markdown and in components. */
const picturesOn = ({pictures, tags}: ParsedPage): Shown[] => [
  ...pictures,
  ...tags
    .filter(({name, props}) => name === 'Picture' && props.some((prop) => prop.name === 'src'))
    .map((tag) => ({...tag, src: textOf(tag, 'src') ?? '', alt: textOf(tag, 'alt'), crop: textOf(tag, 'crop')})),
];

/** Problems with the size of a picture in its place. */
function placeProblems(shown: Shown, size: PictureSize): string[] {
  const {src} = shown;
  const crop = crops.find((one) => one === shown.crop);
  const {width} = cropped(size, crop);
  const place = widestIn(tagsAround(shown));
  const isSmall = size.width > 0 && formatOf(src) !== 'svg' && width < place;
  return [
    ...(size.width === 0 ? [messages.unreadablePicture({src})] : []),
    ...(isSmall ? [messages.smallPicture({src, width, place, crop: crop ? ` when it is cut to ${crop}` : ''})] : []),
  ];
}

/** Pictures need a file that the build can read, large enough for its place, and an alternative text. */
export const imagesRule: Rule = (page, site, report) => {
  for (const shown of picturesOn(page)) {
    const {src, alt = '', at} = shown;
    if (page.kind === 'policy') report(at, messages.pictureInPolicy);
    else if (!src) report(at, messages.namelessPicture);
    else {
      if (!alt.trim()) report(at, messages.noAlt({src}));
      const file = fileOf(page.file, src);
      const size = site.pictures(file);
      if (isElsewhere(src)) report(at, messages.pictureElsewhere({src}));
      else if (!formats.includes(formatOf(src))) report(at, messages.pictureFormat({src}));
      else if (!size) report(at, messages.noPicture({file}));
      else for (const problem of placeProblems(shown, size)) report(at, problem);
    }
  }
  // Markdown shows a picture or a link as text if its address contains a space.
  for (const {value, at} of page.texts) {
    for (const [, address = ''] of value.matchAll(/\]\(((?:\.?\/)?[^()"]*\.\w{2,4})\)/g)) {
      report(at, messages.spaceInAddress({address, better: address.replace(/ +/g, '-')}));
    }
  }
};
