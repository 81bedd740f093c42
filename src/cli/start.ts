import {unwatchFile, watchFile} from 'node:fs';
import path from 'node:path';
import {findingsInCompany} from '../tools/doctor/companyFindings';
import {printed} from '../build/mdx/finding';
import {writeSnippets} from '../tools/vscode/snippets';
import {readPort} from './support/ports';
import {docusaurus, follow} from './support/processes';
import {readArguments} from './support/readArguments';
import {versionsFile} from '../features/policies/build/paths';
import {checkSettings} from './support/checkSettings';
import {Refusal} from '../content/refusal';

/** The engine would say what cannot be in its own words, with a stack. */
function checkCompany(): void {
  const found = findingsInCompany(process.cwd());
  if (found.length > 0) throw new Refusal(found.map(printed).join('\n'));
}

/** The engine reads the folders of published policies once, so it begins again when their list is written. */
export async function againWithVersions(run: (stop: AbortSignal) => Promise<number>): Promise<number> {
  const written = new AbortController();
  const list = path.resolve(versionsFile);
  watchFile(list, {interval: 500}, () => written.abort());
  const code = await run(written.signal);
  unwatchFile(list);
  return written.signal.aborted ? againWithVersions(run) : code;
}

/** `npm start`: the whole site with live reload, on PORT and HOST. */
export default async function start(args: readonly string[]): Promise<number> {
  const {values} = readArguments('start', args, {'no-open': {type: 'boolean'}});
  checkSettings();
  checkCompany();
  await writeSnippets();
  // Reachable as localhost too; listening on "localhost" may mean IPv6 only.
  const host = process.env.HOST ?? '127.0.0.1';
  const port = readPort(process.env.PORT, 3000);
  const options = ['start', '--host', host, '--port', String(port), ...(values['no-open'] ? ['--no-open'] : [])];
  return againWithVersions((stop) => {
    const running = follow(docusaurus, options, {
      // With the folder of a build, `npm run build` and submitting would take drafts and tools from the running site.
      env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start'},
      stop,
    });
    // The browser is open when the engine starts again.
    options.push('--no-open');
    return running;
  });
}
