type Line = {line: string};

/** What is wrong with the rules that a host reads besides the pages. */
export const messages = {
  headerLine: ({line}: Line) => `_headers: the line "${line}" is neither a path nor an indented "Name: value".`,
  redirectLine: ({line}: Line) => `_redirects: the line "${line}" is not of the form "from to status".`,
};
