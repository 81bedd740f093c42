import {unwatchFile, watchFile} from 'node:fs';
import path from 'node:path';
import {findingsInCompany} from '../tools/doctor/companyFindings';
import {printed} from '../build/mdx/finding';
import {writeSnippets} from '../tools/vscode/snippets';
import {docusaurus, docusaurusEnv} from './support/docusaurus';
import {ensureFree, readPort} from './support/ports';
import {follow} from './support/processes';
import {versionsFile} from '../features/policies/build/paths';
import {checkSettings} from './support/checkSettings';
import {Refusal} from '../content/refusal';

/** Whether there is a screen to open a browser on. */
function hasDisplay(): boolean {
  if (process.env.CI) return false;
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

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
  checkSettings();
  checkCompany();
  await writeSnippets();
  // Reachable as localhost too; listening on "localhost" may mean IPv6 only.
  const host = process.env.HOST ?? '127.0.0.1';
  const port = readPort(process.env.PORT, 3000);
  await ensureFree(host, port, `PORT=${port + 1} npm start`);
  const options = ['--host', host, '--port', String(port), ...args];
  let open = hasDisplay() ? [] : ['--no-open'];
  return againWithVersions((stop) => {
    const running = follow(docusaurus, ['start', ...options, ...open], {
      // With the folder of a build, `npm run build` and handing in would take drafts and tools from the running site.
      env: {...docusaurusEnv, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start'},
      stop,
    });
    open = ['--no-open'];
    return running;
  });
}
