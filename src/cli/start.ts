import {spawn} from 'node:child_process';
import {unwatchFile, watchFile} from 'node:fs';
import path from 'node:path';
import {findingsInCompany} from '../tools/doctor/companyFindings';
import {formatFindings} from '../mdx/finding';
import {readData} from '../tools/doctor/sources';
import {docusaurus, environment} from '../tools/processes';
import {readArguments, readPort} from './support/readArguments';
import {versionsFile} from '../features/policies/build/paths';
import {checkSettings} from './support/checkSettings';
import {menusFile, navigationProblems, type Navigation} from '../content/navigation';
import {Refusal} from '../content/refusal';

export const help = {
  usage: ['npm start', 'PORT=3001 npm start', 'npm start -- --no-open'],
  does: 'Runs the whole site with live reload, form capture, the demo chat, and /write to edit pages.',
};

/** Runs a Node script in this terminal until it exits, and forwards signals to it. */
function follow(script: string, args: readonly string[], stop: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      // In the default folder, `npm run build` would remove drafts and tools from the running site.
      env: environment({DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/start'}),
    });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    stop.addEventListener('abort', () => pass('SIGTERM'));
    for (const signal of signals) process.on(signal, pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      // A hard end can leave a cache that the bundler cannot read.
      if (signal === 'SIGSEGV' || signal === 'SIGABRT') console.error('The bundler crashed. Run: npm run clear');
      resolve(code ?? 1);
    });
  });
}

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
  const [list, menus] = [path.resolve(versionsFile), path.resolve(menusFile)];
  watchFile(list, {interval: 500, persistent: false}, () => changed.abort());
  watchFile(menus, {interval: 500, persistent: false}, () => {
    const problem = menusProblem();
    if (problem) console.error(problem);
    else changed.abort();
  });
  const code = await run(changed.signal);
  unwatchFile(list);
  unwatchFile(menus);
  return changed.signal.aborted ? againWithChanges(run) : code;
}

export default function start(args: readonly string[]): Promise<number> {
  const {values} = readArguments(help, args, {'no-open': {type: 'boolean'}});
  checkSettings();
  // Docusaurus would report these in its own words, with a stack trace.
  const found = findingsInCompany(process.cwd());
  if (found.length > 0) throw new Refusal(formatFindings(found));
  // Reachable as localhost too; listening on "localhost" may mean IPv6 only.
  const host = process.env.HOST ?? '127.0.0.1';
  const port = readPort(process.env.PORT, 3000);
  const options = ['start', '--host', host, '--port', String(port), ...(values['no-open'] ? ['--no-open'] : [])];
  return againWithChanges((stop) => {
    const running = follow(docusaurus, options, stop);
    // After a restart, the browser is already open.
    options.push('--no-open');
    return running;
  });
}
