import {crops} from '../../../content/fieldSchemas';
import {cropped, fileOf, formatOf, formats, type PictureFacts} from '../../../build/pictures/files';
import {isElsewhere} from '../../../build/pictures/find';
import {widestIn} from '../../../build/pictures/places';
import type {ParsedPage, Picture, Tag} from '../../../build/mdx/parsedPage';
import {messages} from '../messages';
import {finding, textOf, type Rule, type SiteSources} from '../sources';

/** A picture with the shape that it is cut to, if any. */
type Shown = Picture & {crop?: string | undefined};

const tagged = (page: ParsedPage): Shown[] =>
  page.tags
    .filter(({name, props}) => name === 'Picture' && props.some((prop) => prop.name === 'src'))
    .map((tag) => ({
      src: textOf(tag, 'src') ?? '',
      alt: textOf(tag, 'alt'),
      crop: textOf(tag, 'crop'),
      at: tag.at,
      around: tag.around,
    }));

const aroundOf = (tag: Tag | undefined): Tag[] => (tag ? [...aroundOf(tag.around), tag] : []);

function contentProblems({src, crop: shape, around}: Shown, facts: PictureFacts): string[] {
  const crop = crops.find((one) => one === shape);
  const {width} = cropped(facts, crop);
  const place = widestIn(aroundOf(around));
  const isSmall = facts.width > 0 && formatOf(src) !== 'svg' && width < place;
  return [
    ...(facts.animated ? [messages.animated({src})] : []),
    ...(facts.scripted ? [messages.scripted({src})] : []),
    ...(facts.width === 0 ? [messages.unreadablePicture({src})] : []),
    ...(isSmall ? [messages.smallPicture({src, width, place, crop: crop ? ` when it is cut to ${crop}` : ''})] : []),
  ];
}

function fileProblems(page: ParsedPage, site: SiteSources, shown: Shown): string[] {
  const {src} = shown;
  if (isElsewhere(src)) return [messages.pictureElsewhere({src})];
  if (!formats.includes(formatOf(src))) return [messages.pictureFormat({src})];
  const file = fileOf(page.file, src);
  const facts = site.pictures(file);
  return facts ? contentProblems(shown, facts) : [messages.noPicture({file})];
}

function problemsOf(page: ParsedPage, site: SiteSources, shown: Shown): string[] {
  if (page.kind === 'policy') return [messages.pictureInPolicy];
  const {src, alt = '', title} = shown;
  if (!src) return [messages.namelessPicture];
  return [
    ...(alt.trim() ? [] : [messages.noAlt({src})]),
    ...(title ? [messages.pictureTitle({src, alt, title})] : []),
    ...fileProblems(page, site, shown),
  ];
}

/** Markdown does not see a picture or a link whose address contains a space, and shows it as text. */
const spacedAddresses = (page: ParsedPage) =>
  page.texts.flatMap(({value, at}) =>
    [...value.matchAll(/\]\(((?:\.?\/)?[^()"]*\.\w{2,4})\)/g)].map(([, address = '']) =>
      finding(page, 'images', at, messages.spaceInAddress({address, better: address.replace(/ +/g, '-')})),
    ),
  );

/** Pictures need a file that the build can read, large enough for its place, and an alternative text. */
export const imagesRule: Rule = (page, site) => [
  ...[...page.pictures, ...tagged(page)].flatMap((shown) =>
    problemsOf(page, site, shown).map((problem) => finding(page, 'images', shown.at, problem)),
  ),
  ...spacedAddresses(page),
];
