import type {HeadingLine, ParsedPage, Tag} from '../../build/mdx/parsedPage';

/** A place that the search can find: an address, and its headline or question. */
type Place = {to: string; title: string};

const sectionAround = (tag: Tag | undefined): Tag | undefined =>
  !tag || tag.name === 'Section' ? tag : sectionAround(tag.around);

const textOf = (tag: Tag | undefined, name: string): string | undefined => {
  const value = tag?.props.find((prop) => prop.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** The same places as `discovery/searchIndex` finds on the finished page: the page, its sections and its questions. */
export function placesOf({address = '', headings, tags, frontMatter}: ParsedPage): Place[] {
  const seconds = headings.filter(({level}) => level === 2);
  const toOf = (heading: HeadingLine) => {
    const section = sectionAround(heading.around);
    const alone = seconds.filter((other) => sectionAround(other.around) === section).length === 1;
    return `${address}#${(alone && textOf(section, 'id')) || heading.anchor}`;
  };
  const questions = tags.flatMap((tag) => {
    const ask = tag.name === 'Question' ? textOf(tag, 'ask') : undefined;
    const heading = seconds.filter(({at}) => at.line < tag.at.line).at(-1);
    return ask && heading ? [{to: toOf(heading), title: ask}] : [];
  });
  return [
    {to: address, title: headings.find(({level}) => level === 1)?.text ?? String(frontMatter.title)},
    ...seconds.map((heading) => ({to: toOf(heading), title: heading.text})),
    ...questions,
  ];
}
