import {unwatchFile, watchFile} from 'node:fs';
import path from 'node:path';
import {findingsInCompany} from '../tools/doctor/companyFindings';
import {formatFindings} from '../mdx/finding';
import {readData} from '../tools/doctor/sources';
import {docusaurus, follow} from '../tools/processes';
import {readArguments, readPort} from './support/readArguments';
import {versionsFile} from '../features/policies/build/paths';
import {chatSettings} from '../company/chat';
import {menusFile, navigationProblems, type Navigation} from '../content/navigation';
import {Refusal} from '../content/refusal';

export const help = {
  usage: ['npm start', 'PORT=3001 npm start', 'npm start -- --no-open'],
  does: 'Runs the whole site with live reload, form capture, the demo chat, and /write to edit pages.',
};

/** Why Docusaurus would not start with the menus as they are written now. */
function menusProblem(): string | undefined {
  try {
    const [problem] = navigationProblems(readData<Navigation>(process.cwd(), menusFile));
    return problem && `${menusFile}: ${problem.message}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Docusaurus reads the list of published policies and the menus only once, so it is restarted when they change. */
export async function againWithChanges(run: (stop: AbortSignal) => Promise<number>): Promise<number> {
  const changed = new AbortController();
  const files = [versionsFile, menusFile].map((file) => path.resolve(file));
  const restart = () => {
    const problem = menusProblem();
    if (problem) console.error(problem);
    else changed.abort();
  };
  for (const file of files) watchFile(file, {interval: 500, persistent: false}, restart);
  const code = await run(changed.signal);
  for (const file of files) unwatchFile(file);
  return changed.signal.aborted ? againWithChanges(run) : code;
}

export default function start(args: readonly string[]): Promise<number> {
  const {values} = readArguments(help, args, {'no-open': {type: 'boolean'}});
  chatSettings(process.env);
  // Docusaurus would report these in its own words, with a stack trace.
  const found = findingsInCompany(process.cwd());
  if (found.length > 0) throw new Refusal(formatFindings(found));
  // Reachable as localhost too; listening on "localhost" may mean IPv6 only.
  const host = process.env.HOST ?? '127.0.0.1';
  const port = readPort(process.env.PORT, 3000);
  const options = ['start', '--host', host, '--port', String(port), ...(values['no-open'] ? ['--no-open'] : [])];
  // In the default folder, `npm run build` would remove drafts and tools from the running site.
  const env = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start'};
  return againWithChanges((stop) => {
    const running = follow([docusaurus, ...options], env, stop);
    // After a restart, the browser is already open.
    options.push('--no-open');
    return running;
  });
}
