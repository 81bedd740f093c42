import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {featureNames, type Feature} from '../../src/catalogue/features';
import {collect} from '../../src/commands/support/processes';
import {failure, passed, type Tally} from '../run/tally';
import {copyOfSite} from '../support/siteCopy';
import {leftoversOf} from './leftovers';

const settings = 'src/company/index.ts';

/** Switches a feature off in a copy of the site, as a person would. */
export function switchOff(feature: Feature, folder: string): void {
  const file = path.join(folder, settings);
  const text = readFileSync(file, 'utf8');
  const off = text.replace(new RegExp(`^  ${feature}: true,$`, 'm'), `  ${feature}: false,`);
  if (off === text) throw new Error(`${settings} has no line "${feature}: true,".`);
  writeFileSync(file, off);
}

/** A chat that is set up: a switch must be stronger than its settings. */
const chat = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

/** Builds a copy without a feature. Tells what the doctor, the build or the finished files say against it. */
export async function problemsWithout(feature: Feature): Promise<string[]> {
  const folder = copyOfSite(`without-${feature}`);
  try {
    switchOff(feature, folder);
    const entry = path.join(folder, 'src/commands/run.mjs');
    for (const command of ['doctor', 'build']) {
      const {code, output} = await collect(entry, [command], {env: {...(feature === 'chat' && chat)}});
      if (code !== 0) return [`Without ${feature}, npm run ${command} fails:\n${output.trim()}`];
    }
    return await leftoversOf(feature, path.join(folder, 'build'));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Each switch by itself. */
export async function switches(): Promise<Tally> {
  const problems: string[] = [];
  for (const feature of featureNames) problems.push(...(await problemsWithout(feature)));
  return problems.length === 0 ? passed : failure(problems.join('\n'));
}
