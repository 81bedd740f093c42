import {chatMeta, type ChatSettings} from '../../../company/chat';
import {faultOf, type Check} from '../check';
import {isDemo} from '../directives';
import {metaOf} from '../expected';
import {messages} from '../messages';

function nameOf(settings: string | undefined): string {
  if (!settings) return 'none';
  return isDemo(settings) ? 'the demo chat' : new URL((JSON.parse(settings) as ChatSettings).src).host;
}

/** Whether all pages have the same chat. Whether the policy opens its hosts is for the check of the policy. */
export const chat: Check = async ({client, expected}) => {
  const answers = await Promise.all(['/', ...expected.pages.keys()].map((path) => client.page(path)));
  const pages = answers.filter(({status, problem}) => status === 200 && !problem);
  const chats = pages.map(({text}) => metaOf(text, chatMeta));
  const others = pages.filter((_, at) => chats[at] !== chats[0]);
  const [name, built] = [nameOf(chats[0]), nameOf(metaOf(expected.home, chatMeta))];
  return {
    summary: messages.chat({chat: name}),
    faults: others.map((page) => faultOf(page, messages.fixDeployment, messages.otherChat)),
    notes: name === built || isDemo(chats[0]) ? [] : [messages.builtChat({chat: built})],
  };
};
