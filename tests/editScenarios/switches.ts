import {featureNames} from '../../src/content/features';
import {jobsFolder} from '../../src/content/jobs';
import {sum, type Tally} from '../run/tally';
import {industries, services} from '../support/menus';
import {openCopy, type Copy} from './copy';
import {buildAndTest} from './editScenarios';

/** A chat that is set up: its switch must be stronger than its settings. */
const chat = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

async function without(what: string, make: (copy: Copy) => void | Promise<void>): Promise<Tally> {
  console.log(`switches: without ${what}`);
  const copy = openCopy('switches');
  try {
    await make(copy);
    return await buildAndTest(copy, [`without ${what}`]);
  } finally {
    copy.discard();
  }
}

/** A site with every feature switched off has none of their `leftovers.ts`, and one without pages and sections is whole. */
export async function switches(): Promise<Tally> {
  Object.assign(process.env, chat);
  const features = await without(featureNames.join(', '), (copy) => {
    for (const feature of featureNames) {
      copy.change('src/company/index.ts', new RegExp(`^  ${feature}: true,$`, 'm'), `  ${feature}: false,`);
    }
  });
  for (const name of Object.keys(chat)) Reflect.deleteProperty(process.env, name);
  const removed = [`/${jobsFolder}`, industries.first.to, industries.third.to, `/${services.folder}`];
  const sections = await without(removed.join(', '), async (copy) => {
    for (const address of removed) await copy.command('remove', address);
  });
  return sum([features, sections]);
}
