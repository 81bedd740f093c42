import {featureNames, type Feature} from '../../src/catalogue/features';
import {sum, type Tally} from '../run/tally';
import type {Edit} from './edit';
import {live} from './living';

/** What a person does who switches a feature off. */
const off = (feature: Feature): Edit => ({
  name: `switch off: ${feature}`,
  make: (copy) => {
    copy.change('src/company/index.ts', new RegExp(`^  ${feature}: true,$`, 'm'), `  ${feature}: false,`);
  },
});

/** A chat that is set up: its switch must be stronger than its settings. */
const chat = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

/** Lives without each feature by itself. The tests of the built site look for what is left of it (`leftovers.ts`). */
export async function switches(say: (sentence: string) => void): Promise<Tally> {
  const before = {...process.env};
  const tallies: Tally[] = [];
  for (const feature of featureNames) {
    say(`switches: without ${feature}`);
    process.env = {...before, ...(feature === 'chat' && chat)};
    tallies.push(await live([off(feature)], ['content', 'site'], say));
  }
  process.env = before;
  return sum(tallies);
}
