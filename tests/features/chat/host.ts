import {load} from 'cheerio';
import {contentPolicy} from '../../../src/build/hosting/contentPolicy';
import {chatMeta, type ChatSettings} from '../../../src/company/chat';
import {demoSettings, withChat} from '../../../src/features/chat/server/demoChat';
import {startHost, test as base, type Host} from '../../support/playwright/test';

export {expect} from '../../support/playwright/test';

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]));

const policyOf = (html: string) => directivesOf(contentPolicy(load(html), 'page'));

/** Returns a function that extends the policy of a build without a chat as a build with this chat would. */
function openingFor(chat: ChatSettings): (policy: string) => string {
  const bare = policyOf('');
  const needed = policyOf(`<meta name="${chatMeta}" content='${JSON.stringify(chat)}'>`);
  return (policy) => {
    const directives = directivesOf(policy);
    for (const name of bare.keys()) if (!needed.has(name)) directives.delete(name);
    for (const [name, directive] of needed) {
      const more = directive.slice((bare.get(name) ?? name).length);
      // Browsers ignore 'unsafe-inline' beside the hashes of the page's own styles.
      directives.set(name, name === 'style-src' ? directive : (directives.get(name) ?? name) + more);
    }
    return [...directives.values()].join('; ');
  };
}

/** Serves the built site as a build with this chat would be. */
export const test = base.extend<{chat: ChatSettings; host: Host}>({
  chat: [demoSettings, {option: true}],
  host: async ({chat}, use) => {
    const policy = chat.src.startsWith('https:') ? {policy: openingFor(chat)} : {};
    const host = await startHost({html: withChat(chat), ...policy});
    await use(host);
    await host.end();
  },
});
