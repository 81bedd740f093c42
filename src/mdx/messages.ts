export const messages = {
  htmlComment: 'Write a comment {/* like this */}. Replace <!-- and -->.',
  curlyQuotes: 'Curly quotation marks cannot hold a value. Write straight ones, as in icon="rocket".',
  bareLink: ({address}: {address: string}) => `Write a link as [its text](${address}), not <${address}>.`,
  bareEmail: 'Do not type an email address. Use <EmailLink subject="…">text</EmailLink>.',
  bareValue: 'Put a text value in quotes (kind="quiet"), and a number or true in braces (columns={3}).',
  unclosedQuote: 'The quotation mark that begins this value is never closed. Add " after the value.',
  unfinishedTag: ({begun, sign}: {begun: string; sign: string}) =>
    `"${begun}" begins a tag that is never finished. Close the tag with >, or write ${sign} to show the character itself.`,
  mismatchedTag: ({closing, opening, line}: {closing: string; opening: string; line: string}) =>
    `${closing} does not match: <${opening}> from line ${line} is still open. Close that one first, or remove ${closing}.`,
  twoNames: ({name, closed}: {name: string; closed: string}) =>
    `<${name}> ends with </${closed}>. Write the same name in both tags.`,
  unclosedTag: ({name}: {name: string}) =>
    `<${name}> is never closed. Write </${name}> after its text, in the same paragraph, or <${name} /> if it has none.`,
  voidTag: ({name}: {name: string}) => `<${name}> has no content, so it ends with a slash: <${name} />.`,
  gluedTag: ({name}: {name: string}) =>
    `</${name}> is glued to other text. Put it on a line of its own, with an empty line before and after it.`,
  unclosedFence:
    'This code block is never closed. End it with a line that has the same three characters and nothing else.',
  unclosedComment: 'This comment is never closed. End it with */}.',
  mergeConflict:
    'Two versions of this text are left here by Git. Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  notUtf8: 'The file is not saved as UTF-8, so some letters are lost. Save it again with the encoding "UTF-8".',
  unopenedTag: 'This closing tag has no opening tag. Remove it, or open the tag above.',
  unclosedBrace: 'An opening brace { has no closing }. Add it, or write &#123; for a brace in the text.',
  braceInText: 'Braces hold a value for a component. For a brace in the text, write &#123; instead of {.',
  claimInText: ({claim}: {claim: string}) =>
    `{claim:${claim}} is for the front matter. In the text, write <Claim id="${claim}" />.`,
  anchorInBraces: ({anchor}: {anchor: string}) => `The anchor of a heading is made from its words. Remove ${anchor}.`,
  importedTwice: ({name}: {name: string}) => `<${name}> is imported twice. Import it once.`,
  brokenImport:
    'Write each import on one line, with an empty line after the last one. Do not begin a sentence with import or export.',
  unreadable: 'This line cannot be read. Look for a <, a brace or a quotation mark that is not closed.',

  byteOrderMark:
    'The file begins with a byte order mark. Save it again with the encoding "UTF-8", not "UTF-8 with BOM".',
  fenceBegins: 'Front matter must begin with exactly --- on the first line of the file.',
  noFields: 'The page has no front matter. Write its fields at the top, between two lines of ---, as other pages do.',
  fenceEnds: 'The front matter has no end. Write exactly --- on a line of its own after the last field.',
  spaceBefore: 'This line begins with a space or a tab. Begin it with the name of the field.',
  unclosedField: ({name}: {name: string}) => `"${name}" begins with a quotation mark that is never closed.`,
  unclosedList: ({name}: {name: string}) => `The list of "${name}" has no end. Write ] after its last entry.`,
  partlyQuoted: ({name}: {name: string}) =>
    `"${name}" begins with a quotation mark, so its whole text must be in quotation marks.`,
  colonInText: ({name}: {name: string}) => `"${name}" contains a colon, so its text must be in quotation marks.`,
  signFirst: ({name}: {name: string}) =>
    `"${name}" begins with a special character, so its text must be in quotation marks.`,
  notAField: 'This line is not a field. Write a name, a colon, a space and the text, as in label: Healthcare',
  duplicateField: ({name}: {name: string}) => `"${name}" appears twice. Remove one of the two lines.`,
  unreadableFields:
    'The front matter cannot be read from here on. Write each field as a name, a colon, a space and a text in quotation marks.',
};
