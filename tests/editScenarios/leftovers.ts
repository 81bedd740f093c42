import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Feature} from '../../src/content/features';
import {newsletterForm} from '../../src/features/contact/model/forms';
import {searchFile} from '../../src/features/search/model/search';
import {chatMeta} from '../../src/company/chat';
import {filesIn} from '../../src/mdx/sources';
import {demoPath} from '../../src/features/chat/server/demoChat';

/** A sign by which a visitor, a host or a search engine would notice a feature in a built site. */
type Sign = {
  what: string;
  /** The files that would show it, and the text in them. Without `words`, the file itself is the sign. */
  files: RegExp;
  words?: RegExp;
  /** Whether some sites with the feature lack the sign. */
  rare?: boolean;
};

const html = /\.html$/;
const scripts = /^assets\/js\/.*\.js$/;
const listings = /^(sitemap\.xml|llms(-full)?\.txt|_headers|_redirects|nginx\.conf|search\.json)$/;
const literally = (text: string) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

export const signs: Readonly<Record<Feature, readonly Sign[]>> = {
  newsletter: [
    {what: 'its form, which the host detects', files: html, words: /<form[^>]*\bname="?newsletter\b/},
    {what: 'the name of its box', files: html, words: /aria-label="?Newsletter\b/},
    {what: 'its code', files: scripts, words: literally(newsletterForm.success)},
    {what: 'the page that confirms it', files: /^newsletter\//},
    {what: 'the address of that page', files: scripts, words: literally(newsletterForm.thanks)},
    {what: 'its page in a list', files: listings, words: literally(newsletterForm.thanks), rare: true},
  ],
  search: [
    {what: 'the button', files: html, words: /<button[^>]*aria-label="?Search\b/},
    {what: 'the field', files: /^404\.html$/, words: /role="?search\b/},
    {what: 'its index', files: literally(searchFile.slice(1))},
    {what: 'its keys', files: scripts, words: /Control\+K/},
    {what: 'its code', files: scripts, words: /Search this site/},
    {what: 'the library it uses', files: scripts, words: /MiniSearch/},
    {what: 'the license of that library', files: /^third-party\.txt$/, words: /minisearch/},
    {what: 'its index in a rule of the host', files: listings, words: literally(searchFile), rare: true},
  ],
  chat: [
    {what: 'its settings', files: html, words: new RegExp(chatMeta), rare: true},
    {what: 'its code', files: scripts, words: new RegExp(`ChatWidgetConfig|${chatMeta}`)},
    {what: 'its chunk', files: /^assets\/js\/chat\./},
    {what: 'its logo', files: /^chat-logo\.svg$/},
    {what: 'its option on the contact page', files: scripts, words: /Chat is unavailable/},
    {what: 'the demo chat', files: html, words: literally(demoPath), rare: true},
    {what: 'room for its script in the policy', files: /^_headers$/, words: /script-src[^;]*https?:/, rare: true},
    {what: 'room for its calls in the policy', files: /^_headers$/, words: /connect-src[^;]*https?:/, rare: true},
  ],
  themeToggle: [
    {what: 'the button', files: html, words: /data-action="?theme\b/},
    {what: 'the script that sets a stored choice', files: html, words: /localStorage/},
    {what: 'its code', files: scripts, words: /"data-action":"theme"/},
  ],
};

/** The files of a built site that show a sign. */
export async function filesWith({files, words}: Sign, built: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of filesIn(built).filter((name) => files.test(name))) {
    if (!words || words.test(await readFile(path.join(built, file), 'utf8'))) found.push(file);
  }
  return found;
}

/** What is left of a feature in a site that was built without it, in sentences. */
export async function leftoversOf(feature: Feature, built: string): Promise<string[]> {
  const left: string[] = [];
  for (const sign of signs[feature]) {
    const [first, ...others] = await filesWith(sign, built);
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    if (first) left.push(`${feature} is switched off, but ${first}${more} still has ${sign.what}.`);
  }
  return left;
}
