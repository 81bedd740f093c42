type Line = {line: string};

/** Errors in _headers and _redirects, the rules that a host reads. */
export const messages = {
  headerLine: ({line}: Line) => `_headers: the line "${line}" is neither a path nor an indented "Name: value".`,
  redirectLine: ({line}: Line) => `_redirects: the line "${line}" does not have the form "from to status".`,
};
