const escapes: Readonly<Record<string, string>> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' '};
const token = /\\(?=[!-/:-@[-`{-~])|&(?:amp|lt|gt|nbsp);|\r?\n[ \t>]*|[ \t\u00a0]+/g;

/** A text as a page shows it, and where in the text each of its characters is. */
function plainOf(source: string): {text: string; places: number[]} {
  let text = '';
  const places: number[] = [];
  const put = (shown: string, at: number) => {
    text += shown;
    for (let part = 0; part < shown.length; part += 1) places.push(at + part);
  };
  let end = 0;
  for (const {0: found, index} of source.matchAll(token)) {
    put(source.slice(end, index), end);
    end = index + found.length;
    const shown = found === '\\' ? '' : (escapes[found] ?? ' ');
    if (shown !== ' ' || !text.endsWith(' ')) put(shown, shown === ' ' ? end - 1 : index);
  }
  put(source.slice(end), end);
  return {text, places: [...places, source.length]};
}

const collapsed = (text: string) => text.replace(/\s+/g, ' ');

/**
 * The place in the source of a block for a place in the last of its texts. Each text is searched after the one before;
 * what is not in the source, such as the value of a claim, is skipped.
 */
export function locate(source: string, texts: readonly string[], offset: number): number {
  const {text, places} = plainOf(source);
  let from = 0;
  for (const [index, shown] of texts.entries()) {
    const sought = collapsed(shown);
    const at = sought.trim() === '' ? -1 : text.indexOf(sought, from);
    if (index === texts.length - 1) return places[at < 0 ? from : at + collapsed(shown.slice(0, offset)).length] ?? 0;
    if (at >= 0) from = at + sought.length;
  }
  return /[\p{L}\p{N}]/u.exec(source)?.index ?? 0;
}
