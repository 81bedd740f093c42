import {featureNames} from '../../src/content/features';
import type {Tally} from '../run/tally';
import {openCopy} from './copy';
import {buildAndTest} from './editScenarios';

/** Settings of a chat, to check that its switch overrides them. */
const chat = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

/** Switches every feature off, and checks that the site builds, passes its tests and has no leftovers of them. */
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
