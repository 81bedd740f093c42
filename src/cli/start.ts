import {findingsInCompany} from '../tools/doctor/companyFindings';
import {printed} from '../build/mdx/finding';
import {writeSnippets} from '../tools/vscode/snippets';
import {docusaurus, docusaurusEnv} from './support/docusaurus';
import {ensureFree, readPort} from './support/ports';
import {follow} from './support/processes';
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

/** `npm start`: the whole site with live reload, on PORT and HOST. */
export default async function start(args: readonly string[]): Promise<number> {
  checkSettings();
  checkCompany();
  await writeSnippets();
  // Reachable as localhost too; listening on "localhost" may mean IPv6 only.
  const host = process.env.HOST ?? '127.0.0.1';
  const port = readPort(process.env.PORT, 3000);
  await ensureFree(host, port, `PORT=${port + 1} npm start`);
  const open = hasDisplay() ? [] : ['--no-open'];
  return follow(docusaurus, ['start', '--host', host, '--port', String(port), ...open, ...args], {
    // With the folder of a build, `npm run build` and handing in would take drafts and tools from the running site.
    env: {...docusaurusEnv, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start'},
  });
}
