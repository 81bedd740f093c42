import type {Position} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';

/** Text that visitors read, wherever it is: on the page, in a prop or in a field at the top. */
export type ReadText = {
  value: string;
  heading?: string | undefined;
  inField: boolean;
  /** The name of the field that it is in. */
  field?: string;
  /** In an example of work, which says that it is one. */
  inFigure?: boolean;
  at: (offset: number) => Position;
};

const proseFields = [
  'title',
  'description',
  'label',
  'line',
  'summary',
  'details',
  'use_cases',
  'form_label',
  'department',
  'location',
  'requirements',
];
const proseProps = [
  'eyebrow',
  'label',
  'ask',
  'agent',
  'task',
  'status',
  'when',
  'less',
  'title',
  'role',
  'organization',
  'alt',
  'subject',
];

const within = (start: Position, text: string) => (offset: number) => {
  const lines = text.slice(0, offset).split('\n');
  const [last = ''] = lines.slice(-1);
  return {line: start.line + lines.length - 1, column: lines.length === 1 ? start.column + offset : last.length + 1};
};

const columnIn = (page: ParsedPage, at: Position, value: string): Position => {
  const line = page.text.split('\n')[at.line - 1] ?? '';
  const found = line.indexOf(value, at.column - 1);
  return found < 0 ? at : {line: at.line, column: found + 1};
};

const fieldTexts = (page: ParsedPage): ReadText[] =>
  page.fields
    .filter((field) => proseFields.includes(field.name))
    .flatMap((field) =>
      (Array.isArray(field.value) ? field.value : [field.value]).map((value: unknown, entry) => ({
        field: field.name,
        value,
        at: field.entries[entry] ?? field.at,
      })),
    )
    .flatMap(({field, value, at}) =>
      typeof value === 'string' ? [{value, inField: true, field, at: within(columnIn(page, at, value), value)}] : [],
    );

const propTexts = (page: ParsedPage): ReadText[] =>
  page.tags.flatMap((tag) =>
    tag.props.flatMap(({name, value, at}) =>
      proseProps.includes(name) && typeof value === 'string'
        ? [
            {
              value,
              inField: false,
              inFigure: name === 'task' || tag.name === 'Figure' || tag.name === 'Choice',
              at: within(columnIn(page, at, value), value),
            },
          ]
        : [],
    ),
  );

export const readTexts = (page: ParsedPage): ReadText[] => [
  ...page.texts.map(({value, heading, inFigure, at}) => ({
    value,
    heading,
    inField: false,
    inFigure,
    at: within(at, value),
  })),
  ...propTexts(page),
  ...fieldTexts(page),
];
