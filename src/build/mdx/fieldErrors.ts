import type {Finding} from './finding';
import {headOf} from './readMdx';

const place = (file: string, line: number, message: string, fix?: string): Finding => ({
  file,
  line,
  column: 1,
  rule: 'frontMatter',
  message,
  fix,
});

/** Lines that may stand between the --- lines: a field, the next line of a longer one, an entry of a list. */
const isField = (line: string) => /^([a-z_]+:|\s|-\s)/.test(line);

/** Why the fields at the top are not seen at all, although there are some. */
export function fenceFinding(file: string, text: string): Finding | undefined {
  if (text.startsWith('\uFEFF')) {
    return place(
      file,
      1,
      'The file begins with an invisible sign, a byte order mark. Save it again with the encoding "UTF-8", not "UTF-8 with BOM".',
    );
  }
  if (headOf(text) !== '') return undefined;
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!/^\s*(-{2,}|[–—]+-?)\s*$/.test(lines[first] ?? '')) return undefined;
  if (first > 0 || lines[0] !== '---') {
    return place(
      file,
      first + 1,
      'The fields begin with three dashes on the first line of the file. Write exactly --- there, with nothing before or after it.',
    );
  }
  const end = lines.findIndex((line, at) => at > 0 && !isField(line));
  return place(
    file,
    Math.max(end, 0) + 1,
    'The fields have no end. Write exactly --- on a line of its own after the last one.',
  );
}

const quoted = (value: string): string => {
  const bare = value.trim().replace(/^(["'])(?=[^"']*$)|^“|”$/g, '');
  if (!bare.includes('"')) return `"${bare}"`;
  return bare.includes("'") ? JSON.stringify(bare) : `'${bare}'`;
};

const inMarks = (name: string, value: string) => `${name}: ${quoted(value)}`;

type Slip = {found: RegExp; says: (name: string) => string; fix?: (name: string, value: string) => string};

/** What writers do wrong in one line. They are tried only when the block cannot be read; the first that matches counts. */
const slips: readonly Slip[] = [
  {found: /^ *\t/, says: () => 'This line begins with a tab. Begin it with the name of the field.'},
  {
    found: /^ +([a-z_]+):\s+(.*)$/,
    says: (name) => `There is a space before "${name}". Remove it.`,
    fix: (name, value) => `${name}: ${value}`,
  },
  {
    found: /^([a-z_]+):([^\s].*)$/,
    says: (name) => `"${name}" needs a space after its colon.`,
    fix: (name, value) => `${name}: ${value}`,
  },
  {
    found: /^([a-z_]+):\s+("[^"]*|'(?:[^']|'')*)$/,
    says: (name) => `"${name}" begins with a quotation mark that is never closed.`,
    fix: inMarks,
  },
  {
    found: /^([a-z_]+):\s+(\[[^\]]*)$/,
    says: (name) => `The list of "${name}" has no end. Write ] after its last entry.`,
    fix: (name, value) => `${name}: ${value}]`,
  },
  {
    found: /^([a-z_]+):\s+(["'].+)$/,
    says: (name) => `"${name}" begins with a quotation mark, so its whole text must be in quotation marks.`,
    fix: inMarks,
  },
  {
    found: /^([a-z_]+):\s+(.*:\s.*)$/,
    says: (name) => `"${name}" contains a colon, so its text must be in quotation marks.`,
    fix: inMarks,
  },
  {
    found: /^([a-z_]+):\s+([^\w\s“‘].*)$/,
    says: (name) => `"${name}" begins with a sign, so its text must be in quotation marks.`,
    fix: inMarks,
  },
  {
    found: /^(?!---$)([^:\s#-][^:]*)$/,
    says: () => 'This line is not a field. Write a name, a colon, a space and the text, as in: label: Healthcare',
  },
];

/** A text in quotation marks or a closed list, with nothing after it, is not what is wrong. */
const isSound = (line: string) => /^[a-z_]+:\s+("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\]]*\])\s*$/.test(line);

type YamlError = {reason?: string; mark?: {line: number}};

/** The line that keeps the fields from being read, in our words: the parser's own name neither cause nor cure. */
export function yamlFinding(file: string, text: string, thrown: unknown): Finding {
  const {reason = '', mark} = thrown as YamlError;
  const lines = headOf(text).split(/\r?\n/);
  const noticed = Math.min((mark?.line ?? 0) + 1, lines.length);
  const [, twice] = /^([a-z_]+):/.exec(lines[noticed - 1] ?? '') ?? [];
  if (reason.startsWith('duplicated') && twice)
    return place(file, noticed, `"${twice}" is there twice. Remove one of the two lines.`);
  for (const [at, line] of lines.entries()) {
    const slip = isSound(line) ? undefined : slips.find(({found}) => found.test(line));
    if (!slip) continue;
    const [, name = '', value = ''] = slip.found.exec(line) ?? [];
    return place(file, at + 1, slip.says(name), slip.fix?.(name, value));
  }
  return place(
    file,
    noticed,
    'The fields cannot be read from here on. Write each as a name, a colon, a space and a text in quotation marks.',
  );
}
