import {refreshDictionaryCache, spellCheckDocument, suggestionsForWord} from 'cspell-lib';
import {pathToFileURL} from 'node:url';
import {parentPort} from 'node:worker_threads';

/** The most similar word for each that was misspelled. To find one takes long, and a text is checked after each change. */
const similar = new Map();

/** Checks a text with the settings of the site. cspell is a module, so it cannot be required. */
async function check({file, text}, folder) {
  const document = {uri: pathToFileURL(`${folder}/${file}`).href, text};
  const {issues, errors, settingsUsed} = await spellCheckDocument(document, {configFile: `${folder}/cspell.json`}, {});
  if (errors?.length > 0) throw errors[0];
  const found = [];
  for (const {offset, text: word, suggestionsEx = [], isFlagged = false} of issues) {
    // What to write instead of a word to avoid is in the settings, or for the writer to say.
    const preferred = suggestionsEx.find(({isPreferred}) => isPreferred);
    if (!preferred && !isFlagged && !similar.has(word)) {
      const {suggestions} = await suggestionsForWord(word, {numSuggestions: 1}, settingsUsed);
      const allowed = suggestions.filter(({noSuggest}) => !noSuggest);
      similar.set(word, allowed[0]);
    }
    const near = preferred ?? similar.get(word);
    found.push({offset, word, isFlagged, near: near?.wordAdjustedToMatchCase ?? near?.word});
  }
  return found;
}

parentPort.on('message', async ({port, sources, folder}) => {
  // A word may have been added to the dictionary.
  await refreshDictionaryCache(0);
  port.postMessage(await Promise.all(sources.map((source) => check(source, folder))).catch(String));
});
