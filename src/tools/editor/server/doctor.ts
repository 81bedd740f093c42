import {examinePage} from '../../doctor/examine';
import {parsePage} from '../../../build/mdx/parse';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import type {SiteSources} from '../../doctor/sources';

/** What the doctor says about a file after a change and did not say before, on this page and on those that link to it. */
export function newFindings(file: string, before: string, after: string, site: SiteSources): string[] {
  const parse = (text: string) => parsePage(file, text, site.sections);
  const old = parse(before);
  const next = parse(after);
  const anchors = ({headings}: ParsedPage) => headings.map(({anchor}) => anchor).join(' ');
  const asks = (page: ParsedPage) =>
    page.links.some(({to}) => to.includes('#')) || page.tags.some(({name}) => name === 'Action');
  const others = anchors(old) === anchors(next) ? [] : site.pages.filter((page) => page.file !== file && asks(page));
  const say = (page: ParsedPage) => {
    const seen = {...site, pages: site.pages.map((one) => (one.file === file ? page : one))};
    return [page, ...others]
      .flatMap((one) => examinePage(one, seen))
      .map((one) =>
        [one.file === file ? one.message : `${one.file}: ${one.message}`, one.fix].filter(Boolean).join(' '),
      );
  };
  const known = new Set(say(old));
  return [...new Set(say(next).filter((message) => !known.has(message)))];
}
