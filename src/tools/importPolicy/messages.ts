type Values<Name extends string> = Record<Name, string>;

/** What importing a policy says to the person who imports it. */
export const messages = {
  notAName: ({policy}: Values<'policy'>) =>
    `"${policy}" is not a name for a policy. Use lowercase words with hyphens, such as terms-of-service.`,
  notPast: ({date}: Values<'date'>) =>
    `"${date}" is not a past date. Enter the day on which the text took effect, such as 2020-05-08.`,
  noFile: ({file}: Values<'file'>) => `${file} does not exist.`,
  isFolder: ({file}: Values<'file'>) => `${file} is a folder. Import each version from a file of its own.`,
  isEmpty: ({file}: Values<'file'>) => `${file} is empty.`,
  notText: ({file}: Values<'file'>) =>
    `${file} is a document, not a text. Convert it to Markdown, for example with: pandoc ${file} -t gfm -o old.md`,
  notEarlier: ({date, first, policy}: Values<'date' | 'first' | 'policy'>) =>
    `${date} is after ${first}, when ${policy} was first published here. Only earlier versions can be imported.`,
  importing: ({title, day, source}: Values<'title' | 'day' | 'source'>) =>
    `${title}, in effect from ${day}. Source: ${source}. Its sections:`,
  leftOut: ({what}: Values<'what'>) => `Removed, with their words kept:\n  ${what}`,
  sourceAddress: 'To keep links within the old site, include the address of the old page in --source.',
  unfilled: ({lines}: Values<'lines'>) =>
    `Visitors may have seen different words here. Compare these lines with the old page, and correct the file before you import it:\n  ${lines}`,
  importSummary: 'This version predates this site.',
  importDescription: ({title, day}: Values<'title' | 'day'>) => `${title}, as it applied from ${day}.`,
};
