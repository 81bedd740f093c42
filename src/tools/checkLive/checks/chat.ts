import {chatMeta} from '../../../company/chat';
import {chatOf, directivesOf, neededBy} from '../contentPolicies';
import {metaOf} from '../expected';
import type {Concern, Fault, Report} from '../report';
import type {Answer} from '../visitor';

const mendHosts = 'Build with the same CHAT_ settings as the pages, and deploy pages and headers together.';
const mendSome = 'Deploy the whole of one build: the settings of the chat are in every page of it, or in none.';

const sourceOf = (settings: string) => new URL((JSON.parse(settings) as {src: string}).src).host;

async function refused({path, headers, text}: Answer): Promise<Fault[]> {
  const policy = directivesOf(String(headers['content-security-policy'] ?? ''));
  const {chat: needed, hindersChat} = await neededBy(text);
  const closed = needed.filter((source) => {
    const [name = '', value = ''] = source.split(' ');
    return !policy.get(name)?.has(value);
  });
  const what = (means: string, end: string) => ({
    what: `${path} has a chat that ${means}, and its policy ${end}`,
    mend: mendHosts,
  });
  return [
    ...closed.map((source) => what(`needs "${source}"`, 'refuses it')),
    ...hindersChat.filter((name) => policy.has(name)).map((name) => what('writes markup', `forbids it by "${name}"`)),
  ];
}

/** Whether all pages have the chat of the build, and whether their policy opens its hosts. */
export const chat: Concern = {
  name: 'Chat',
  async look({visitor, expected}): Promise<Report> {
    const all = await Promise.all(['/', ...expected.pages.keys()].map((path) => visitor.page(path)));
    const pages = all.filter(({status, trouble}) => status === 200 && !trouble);
    const [first] = pages;
    if (!first) return {notes: ['no page was seen that could have one.']};
    const tag = metaOf(first.text, chatMeta);
    const other = pages.find(({text}) => metaOf(text, chatMeta) !== tag);
    const faults: Fault[] = other ? [{what: `${other.path} has another chat than ${first.path}`, mend: mendSome}] : [];
    const settings = chatOf(first.text);
    if (tag && !settings) return {right: 'the demo chat of this machine, which needs no host.', faults};
    const built = chatOf(expected.home);
    const notes = built === settings ? [] : [`build/ has ${built ? `that of ${sourceOf(built)}` : 'none'}.`];
    if (!settings) return {right: 'none.', faults, notes};
    const {chat: needed} = await neededBy(first.text);
    return {
      right: `from ${sourceOf(settings)}; the policy opens ${needed.join(' and ')}, and nothing else for it.`,
      faults: [...faults, ...(await refused(first))],
      notes,
    };
  },
};
