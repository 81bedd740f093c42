import type {Finding} from './finding';
import {messages} from './messages';
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
  if (text.startsWith('\uFEFF')) return place(file, 1, messages.byteOrderMark);
  if (headOf(text) !== '') return undefined;
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!/^\s*(-{2,}|[–—]+-?)\s*$/.test(lines[first] ?? '')) return undefined;
  if (first > 0 || lines[0] !== '---') {
    return place(file, first + 1, messages.fenceBegins);
  }
  const end = lines.findIndex((line, at) => at > 0 && !isField(line));
  return place(file, Math.max(end, 0) + 1, messages.fenceEnds);
}

const quoted = (value: string): string => {
  const bare = value.trim().replace(/^(["'])(?=[^"']*$)|^“|”$/g, '');
  if (!bare.includes('"')) return `"${bare}"`;
  return bare.includes("'") ? JSON.stringify(bare) : `'${bare}'`;
};

const inMarks = (name: string, value: string) => `${name}: ${quoted(value)}`;

type Slip = {found: RegExp; says: (about: {name: string}) => string; fix?: (name: string, value: string) => string};

/** What writers do wrong in one line. They are tried only when the block cannot be read; the first that matches counts. */
const slips: readonly Slip[] = [
  {found: /^ *\t/, says: () => messages.tabBefore},
  {
    found: /^ +([a-z_]+):\s+(.*)$/,
    says: messages.spaceBefore,
    fix: (name, value) => `${name}: ${value}`,
  },
  {
    found: /^([a-z_]+):([^\s].*)$/,
    says: messages.spaceAfterColon,
    fix: (name, value) => `${name}: ${value}`,
  },
  {
    found: /^([a-z_]+):\s+("[^"]*|'(?:[^']|'')*)$/,
    says: messages.unclosedField,
    fix: inMarks,
  },
  {
    found: /^([a-z_]+):\s+(\[[^\]]*)$/,
    says: messages.unclosedList,
    fix: (name, value) => `${name}: ${value}]`,
  },
  {
    found: /^([a-z_]+):\s+(["'].+)$/,
    says: messages.partlyQuoted,
    fix: inMarks,
  },
  {
    found: /^([a-z_]+):\s+(.*:\s.*)$/,
    says: messages.colonInText,
    fix: inMarks,
  },
  {
    found: /^([a-z_]+):\s+([^\w\s“‘].*)$/,
    says: messages.signFirst,
    fix: inMarks,
  },
  {
    found: /^(?!---$)([^:\s#-][^:]*)$/,
    says: () => messages.notAField,
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
  if (reason.startsWith('duplicated') && twice) return place(file, noticed, messages.duplicateField({name: twice}));
  for (const [at, line] of lines.entries()) {
    const slip = isSound(line) ? undefined : slips.find(({found}) => found.test(line));
    if (!slip) continue;
    const [, name = '', value = ''] = slip.found.exec(line) ?? [];
    return place(file, at + 1, slip.says({name}), slip.fix?.(name, value));
  }
  return place(file, noticed, messages.unreadableFields);
}
