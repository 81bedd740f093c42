import type {Finding} from '../../../mdx/finding';
import {parsePage} from '../../../mdx/parse';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {examinePage} from '../../doctor/examine';
import {findingsBy} from '../../doctor/rules/rule';
import {placeholdersRule} from '../../doctor/rules/texts';
import type {SiteSources} from '../../doctor/sources';
import {lineInText, splitImports} from '../imports';
import type {TextFinding} from '../protocol';

/**
 * What the doctor says about a changed page, and about other pages because of the change. Problems that the file
 * already has do not keep other changes from being written.
 */
export function findingsAfter(old: ParsedPage, after: string, site: SiteSources): TextFinding[] {
  const {file} = old;
  const next = parsePage(file, after, site.sections);
  const anchors = ({headings}: ParsedPage) => headings.map(({anchor}) => anchor).join(' ');
  const others =
    anchors(old) === anchors(next)
      ? []
      : site.pages.filter((page) => page.file !== file && page.text.includes(old.address ?? file));
  const examine = (page: ParsedPage) => {
    const seen = {...site, pages: site.pages.map((one) => (one.file === file ? page : one))};
    return [page, ...others].flatMap((one) => examinePage(one, seen));
  };
  const keyOf = (one: Finding) => `${one.file}: ${one.message}`;
  const known = new Set(examine(old).map(keyOf));
  const published = {...next, frontMatter: {...next.frontMatter, draft: false}};
  const placeholders = next.frontMatter.draft === true ? findingsBy([placeholdersRule], published, site) : [];
  return [
    ...examine(next)
      .filter((one) => one.file === file || !known.has(keyOf(one)))
      .map((one) => ({...one, blocks: !known.has(keyOf(one))})),
    ...placeholders.map((one) => ({...one, blocks: false})),
  ];
}

/** Findings with the lines of the text that the writer sees, which has no imports. */
export const inText = (findings: readonly TextFinding[], source: string): TextFinding[] => {
  const split = splitImports(source);
  return findings.map((one) => ({...one, line: lineInText(split, one.line)}));
};
