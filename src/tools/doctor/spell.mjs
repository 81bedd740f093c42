import {refreshDictionaryCache, spellCheckDocument, suggestionsForWord} from 'cspell-lib';
import {pathToFileURL} from 'node:url';
import {parentPort} from 'node:worker_threads';

/** The most similar word for each that was misspelled. To find one takes long, and a text is checked after each change. */
const similar = new Map();

/** Checks texts with the settings of the site. cspell is a module, so it cannot be required. */
async function check({sources, folder}) {
  // A word may have been added to the dictionary.
  await refreshDictionaryCache(0);
  const settings = {configFile: `${folder}/cspell.json`};
  const found = [];
  for (const {file, text} of sources) {
    const uri = pathToFileURL(`${folder}/${file}`).href;
    const {issues, errors, settingsUsed} = await spellCheckDocument({uri, text}, settings, {});
    if (errors?.length > 0) throw errors[0];
    for (const {offset, text: word, suggestionsEx = [], isFlagged = false} of issues) {
      // What to write instead of a word to avoid is in the settings, or for the writer to say.
      const preferred = suggestionsEx.find(({isPreferred}) => isPreferred);
      if (!preferred && !isFlagged && !similar.has(word)) {
        const {suggestions} = await suggestionsForWord(word, {numSuggestions: 1}, settingsUsed);
        const allowed = suggestions.filter(({noSuggest}) => !noSuggest);
        similar.set(word, allowed[0]);
      }
      const near = preferred ?? similar.get(word);
      found.push({file, offset, word, isFlagged, near: near?.wordAdjustedToMatchCase ?? near?.word});
    }
  }
  return found;
}

parentPort.on('message', async ({port, ...request}) => {
  const failed = (error) => ({problem: String(error)});
  port.postMessage(await check(request).then((found) => ({found}), failed));
});
