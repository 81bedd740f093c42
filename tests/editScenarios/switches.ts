import {featureNames, type Feature} from '../../src/content/features';
import {sum, type Tally} from '../run/tally';
import {openingsFolder} from '../../src/content/jobs';
import {industries, services} from '../support/menus';
import type {Edit} from './edit';
import {live, liveWith} from './living';

/** What a person does who switches a feature off. */
const off = (feature: Feature): Edit => ({
  name: `switch off: ${feature}`,
  make: (copy) => {
    copy.change('src/company/index.ts', new RegExp(`^  ${feature}: true,$`, 'm'), `  ${feature}: false,`);
  },
});

const removal = (address: string): Edit => ({
  name: `${address} is removed`,
  make: ({command}) => command('remove', address),
});

/** What goes with one command each. What is refused would be refused to everybody, so none of these may be. */
const leftOut = [
  [removal(`/${openingsFolder}`), removal(industries.first.to), removal(industries.third.to)],
  [removal(`/${services.folder}`)],
];

/** A chat that is set up: its switch must be stronger than its settings. */
const chat = {
  CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  CHAT_WEBHOOK_URL: 'https://chat.example/hook',
  CHAT_TENANT_ID: 'tenant',
  CHAT_AGENT_ID: 'agent',
};

/** Lives without each feature by itself, and then without pages and a whole section. The tests of the built site look for what is left of it (`leftovers.ts`). */
export async function switches(say: (sentence: string) => void): Promise<Tally> {
  const before = {...process.env};
  const tallies: Tally[] = [];
  for (const feature of featureNames) {
    say(`switches: without ${feature}`);
    process.env = {...before, ...(feature === 'chat' && chat)};
    tallies.push(await live([off(feature)], ['content', 'site'], say));
  }
  process.env = before;
  for (const edits of leftOut) {
    say(`switches: ${edits.map(({name}) => name).join(', ')}`);
    tallies.push(...(await liveWith(edits, ['content', 'site'], say)));
  }
  return sum(tallies);
}
