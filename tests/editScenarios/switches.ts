import {featureNames} from '../../src/content/features';
import type {Tally} from '../run/tally';
import {openCopy} from './copy';
import {buildAndTest} from './editScenarios';

/** A chat that is set up: its switch must be stronger than its settings. */
const chat = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

/** A site with every feature switched off is whole, and has none of their `leftovers.ts`. */
export async function switches(): Promise<Tally> {
  const copy = openCopy('switches', chat);
  try {
    for (const feature of featureNames) {
      copy.change('src/company/index.ts', new RegExp(`^  ${feature}: true,$`, 'm'), `  ${feature}: false,`);
    }
    return await buildAndTest(copy, [`without ${featureNames.join(', ')}`]);
  } finally {
    copy.discard();
  }
}
