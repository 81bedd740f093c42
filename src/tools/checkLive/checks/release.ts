import type {Check} from '../check';
import {assetsOf} from '../expected';
import {messages} from '../messages';

/** Whether the site is the build with which everything else is compared. */
export const release: Check = async ({client, expected}) => {
  const {text} = await client.page('/');
  const same = assetsOf(text).join() === expected.assets.join();
  return same ? {summary: messages.sameRelease} : {notes: [messages.otherRelease]};
};
