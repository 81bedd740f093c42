import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import type {Element} from 'domhandler';
import {chatMeta, type ChatSettings} from '../../company/chat';
import {messages} from './messages';
import type {HtmlPage} from '../finishedPages';

/** Styles are kept by file, because each page has its own inline rules. */
type Inline = {
  scripts: Set<string>;
  /** The hosts of scripts that `docusaurus.config.ts` loads from elsewhere, such as one for analytics. */
  hosts: Set<string>;
  styles: Map<string, readonly string[]>;
  chat: Set<string>;
};

/** The source from which every page may load styles. */
export const sheets = "'self'";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Data blocks (JSON-LD) are not executed, so they need no hash. */
const runs = (type: string | undefined) => !type || /^(module|(text|application)\/javascript)$/.test(type);

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();
const originOf = (address = '') => new URL(address).origin;

/** The inline scripts and styles of the finished pages. Anything that no hash can allow stops the build. */
export async function inlineOf(pages: Iterable<HtmlPage> | AsyncIterable<HtmlPage>): Promise<Inline> {
  const inline: Inline = {scripts: new Set(), hosts: new Set(), styles: new Map(), chat: new Set()};
  for await (const {file, html} of pages) {
    // The fast parser: it does not repair markup, and ours needs no repair.
    const $ = load(html, {xml: {xmlMode: false}});
    $('script:not([src])').each((_, element) => {
      if (runs($(element).attr('type'))) inline.scripts.add(hashOf($(element).text()));
    });
    $('script[src^="https:"]').each((_, element) => void inline.hosts.add(originOf($(element).attr('src'))));
    const chats = $(`meta[name="${chatMeta}"]`).toArray();
    for (const meta of chats) inline.chat.add($(meta).attr('content') ?? '');
    const hashes = $('style')
      .toArray()
      .map((element) => hashOf($(element).text()));
    // The script of a chat may write styles into the page, which no hash can allow.
    inline.styles.set(file, chats.length > 0 ? ["'unsafe-inline'"] : hashes);
    for (const element of $<Element, '*'>('*')) {
      const refused = Object.keys(element.attribs).find((name) => name === 'style' || name.startsWith('on'));
      if (!refused) continue;
      throw new Error(messages.refusedAttribute({file, attribute: refused, element: element.name}));
    }
  }
  return inline;
}

/** The hosts of a configured chat. The page only connects to its webhook and to sockets. */
function chatHosts(chat: Inline['chat']): {files: string[]; connections: string[]} {
  const settings = [...chat].map((text) => JSON.parse(text) as ChatSettings);
  const hosts = settings.flatMap(({src, hosts: more}) => [originOf(src), ...more]);
  return {
    files: sorted(hosts.filter((host) => host.startsWith('http'))),
    connections: sorted([...hosts, ...settings.map(({webhookUrl}) => originOf(webhookUrl))]),
  };
}

/** The policy with the given inline styles. It allows what is listed here and nothing else. */
export function contentPolicy({scripts, hosts, chat}: Omit<Inline, 'styles'>, styles: Iterable<string>): string {
  const {files, connections} = chatHosts(chat);
  const directives: Record<string, readonly string[]> = {
    // Covers the manifest, because WebKitGTK does not know `manifest-src`, and what Firefox preloads.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...sorted(scripts), ...sorted(hosts), ...files],
    'style-src': [...sorted([sheets, ...styles]), ...files],
    'img-src': ["'self'", 'data:', ...files],
    // The letters of a page's headline are inlined.
    'font-src': ["'self'", 'data:', ...files],
    'connect-src': ["'self'", ...sorted(hosts), ...connections],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    // Workers, and frames unless a chat has some.
    'child-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // The script of a chat is third-party and may create markup from strings, which this would block.
    ...(chat.size === 0 && {'require-trusted-types-for': ["'script'"], 'trusted-types': ['default']}),
    ...(files.length > 0 && {'frame-src': files}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
