import {hostExamples, hostNames, videoAt} from '../../../content/videoHosts';
import {fileOf, formatOf, videoFormats} from '../../../build/pictures/files';
import {isElsewhere} from '../../../build/pictures/find';
import type {Tag} from '../../../build/mdx/parsedPage';
import {finding, type Rule, type SiteSources} from '../sources';

/** What a phone on a slow line plays within a minute. */
const most = 20_000_000;

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

const textOf = (tag: Tag, name: string) => {
  const value = tag.props.find((prop) => prop.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

function captionProblem(src: string, captions: string | undefined, page: string, {files}: SiteSources): string[] {
  const wanted = src.replace(/\.\w+$/, '.vtt');
  if (!captions) {
    return [
      `The video "${src}" has no captions for people who cannot hear it. Write what is said into a .vtt file: captions="${wanted}"`,
    ];
  }
  if (isElsewhere(captions)) return [`The captions "${captions}" are on another host. Put the file beside the video.`];
  if (formatOf(captions) !== 'vtt')
    return [`The captions "${captions}" are no .vtt file. Save them as WebVTT: ${wanted}`];
  const file = fileOf(page, captions);
  const facts = files(file);
  if (!facts) return [`There are no captions ${file}. Add the file, or correct the address.`];
  return facts.begins.replace(/^\uFEFF/, '').startsWith('WEBVTT')
    ? []
    : [
        `The captions "${captions}" do not begin with WEBVTT, so no browser reads them. Write that word on the first line.`,
      ];
}

function ownProblems(src: string, page: string, {files}: SiteSources): string[] {
  if (!videoFormats.includes(formatOf(src))) {
    return [`The video "${src}" is no file that every browser plays. Save it as MP4 (H.264 and AAC).`];
  }
  const file = fileOf(page, src);
  const facts = files(file);
  if (!facts) return [`There is no video ${file}. Add the file, or correct the address.`];
  return facts.bytes > most
    ? [
        `The video "${src}" is ${megabytes(facts.bytes)} MB, and a phone takes at most ${megabytes(most)}. Save it smaller or shorter, or put it at ${hostNames}.`,
      ]
    : [];
}

function hostedProblems(src: string, captions: string | undefined): string[] {
  if (!videoAt(src)) {
    return [`"${src}" is no video at ${hostNames}. Copy its address from there, such as ${hostExamples}.`];
  }
  return captions
    ? [`A video at a host keeps its captions there. Add them there, and remove captions="${captions}".`]
    : [];
}

/** Videos need a file that browsers play, or a host that the site knows, and captions. */
export const videosRule: Rule = (page, site) =>
  page.tags.flatMap((tag) => {
    const src = tag.name === 'Video' ? textOf(tag, 'src') : undefined;
    if (src === undefined) return [];
    const captions = textOf(tag, 'captions');
    const problems = isElsewhere(src)
      ? hostedProblems(src, captions)
      : [...ownProblems(src, page.file, site), ...captionProblem(src, captions, page.file, site)];
    return problems.map((problem) => finding(page, 'videos', tag.at, problem));
  });
