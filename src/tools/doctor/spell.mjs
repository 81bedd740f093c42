import {refreshDictionaryCache, spellCheckDocument} from 'cspell-lib';
import {pathToFileURL} from 'node:url';
import {parentPort} from 'node:worker_threads';

/** Checks texts with the settings of the site. cspell is a module, so it cannot be required. */
async function check({sources, folder}) {
  const options = {configFile: `${folder}/cspell.json`, generateSuggestions: true, numSuggestions: 1};
  // A word may have been added to the dictionary.
  await refreshDictionaryCache(0);
  const found = [];
  for (const {file, text} of sources) {
    const uri = pathToFileURL(`${folder}/${file}`).href;
    const {issues, errors = []} = await spellCheckDocument({uri, text}, options, {});
    if (errors.length > 0) throw errors[0];
    for (const {offset, text: word, suggestionsEx = [], isFlagged = false} of issues) {
      // For a word to avoid, only what is written in the settings.
      const near = suggestionsEx.find(({isPreferred, noSuggest}) => isPreferred || !(noSuggest || isFlagged));
      found.push({file, offset, word, isFlagged, near: near?.wordAdjustedToMatchCase ?? near?.word});
    }
  }
  return found;
}

parentPort.on('message', async ({port, ...request}) => {
  port.postMessage(
    await check(request).then(
      (found) => ({found}),
      (error) => ({problem: String(error)}),
    ),
  );
});
