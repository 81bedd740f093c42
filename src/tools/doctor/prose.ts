import {aboutSchema} from '../../content/fieldSchemas';
import {importable} from '../../mdx/components';
import type {Position} from '../../mdx/finding';
import {isInFigure} from '../../mdx/parse';
import type {ParsedPage, Tag} from '../../mdx/parsedPage';
import {positionOf} from '../../mdx/textEdits';

/** Text that visitors read, wherever it is: on the page, in a prop, or in the front matter. */
export type ReadText = {
  value: string;
  inField: boolean;
  field?: string;
  /** Whether it is in an example that is marked as one. */
  inFigure?: boolean;
  at: (offset: number) => Position;
};

/** Fields without copy. The years of experience in a job are a requirement, not a claim. */
const otherFields = new Set(['icon', 'hue', 'type', 'experience', 'approved_by']);

const isCopy = (tag: Tag, prop: string): boolean => {
  const schema = importable().get(tag.name)?.props.shape[prop];
  return schema !== undefined && aboutSchema(schema).isCopy;
};

/** The texts of a field, which may be a list. */
const fieldTexts = (page: ParsedPage): ReadText[] =>
  page.fields
    .filter(({name}) => !otherFields.has(name))
    .flatMap(({name: field, value: given, at, entries}) =>
      [given].flat().flatMap((value: unknown, entry) => {
        return typeof value === 'string' ? [{value, inField: true, field, at: () => entries[entry] ?? at}] : [];
      }),
    );

const propTexts = (page: ParsedPage): ReadText[] =>
  page.tags.flatMap((tag) =>
    tag.props.flatMap(({name, value, at}) => {
      if (typeof value !== 'string' || !isCopy(tag, name)) return [];
      return [{value, inField: false, inFigure: isInFigure(tag), at: () => at}];
    }),
  );

/** The position of a place in a text. */
const placeIn = (start: Position, text: string) => (offset: number) => {
  const {line, column} = positionOf(text, offset);
  return {line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column};
};

export const readTexts = (page: ParsedPage): ReadText[] => [
  ...page.texts.map(({at, ...text}) => ({...text, inField: false, at: placeIn(at, text.value)})),
  ...propTexts(page),
  ...fieldTexts(page),
];
