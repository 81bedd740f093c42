import {responseChecks} from './checks/answers';
import {certificate, policies} from './checks/days';
import {unknownForm} from './checks/forms';
import {assetsOf} from './expected';
import {messages} from './messages';
import type {Check} from './report';

const robots = 'x-robots-tag';

/** Whether the site is the build that everything else is compared with. */
const release: Check = async ({client, expected}) => {
  const {text, headers} = await client.page('/');
  const isHidden = headers.has(robots) && !expected.headersOf('/').has(robots);
  const notes = isHidden ? [messages.notIndexed] : [];
  const isSame = assetsOf(text).join() === expected.assets.join();
  return isSame ? {summary: messages.sameRelease, notes} : {notes: [messages.otherRelease, ...notes]};
};

/** Everything that can be checked without sending a message, in the order in which it is printed. */
export const checks = {
  Release: release,
  ...responseChecks,
  Certificate: certificate,
  Policies: policies,
  'Unknown form': unknownForm,
} satisfies Record<string, Check>;
