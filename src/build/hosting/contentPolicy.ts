import type {CheerioAPI} from 'cheerio';
import {createHash} from 'node:crypto';
import {chatMeta, type ChatSettings} from '../../company/chat';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const originOf = (address = '') => new URL(address).origin;
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

/** The classic theme hides its icons, which no page uses, with an attribute. */
const icons = 'body > svg';

/** Data blocks (JSON-LD) are not executed, so they need no hash. */
const runs = (type: string | undefined) => !type || /^(module|(text|application)\/javascript)$/.test(type);

/** The hosts of a configured chat. The page only connects to its webhook and to sockets. */
function chatHosts(settings?: ChatSettings): {files: string[]; connections: string[]} {
  if (!settings) return {files: [], connections: []};
  const hosts = [originOf(settings.src), ...settings.hosts];
  return {
    files: sorted(hosts.filter((host) => host.startsWith('http'))),
    connections: sorted([...hosts, originOf(settings.webhookUrl)]),
  };
}

/** No hash allows these. They stop the build, because browsers would ignore them without a word. */
function refuseAttributes($: CheerioAPI, file: string): void {
  for (const element of $('*').not(icons)) {
    if (!('attribs' in element)) continue;
    const name = Object.keys(element.attribs).find((key) => key.startsWith('on') || key === 'style');
    if (name) {
      throw new Error(
        `${file} has an attribute "${name}" on <${element.name}>, which the content security policy forbids. ` +
          'Use a class, or a listener in a component.',
      );
    }
  }
}

/** The content security policy of a finished page: its own scripts and styles, and nothing else. */
export function contentPolicy($: CheerioAPI, file: string): string {
  refuseAttributes($, file);
  const chat = $(`meta[name="${chatMeta}"]`).attr('content');
  const {files, connections} = chatHosts(chat === undefined ? undefined : (JSON.parse(chat) as ChatSettings));
  const inline = $('script:not([src])').filter((_, script) => runs($(script).attr('type')));
  const scripts = sorted(inline.toArray().map((script) => hashOf($(script).text())));
  const styles = sorted(
    $('style')
      .toArray()
      .map((style) => hashOf($(style).text())),
  );
  // Such as one for analytics, which docusaurus.config.ts may name.
  const hosts = sorted(
    $('script[src^="https:"]')
      .toArray()
      .map((script) => originOf($(script).attr('src'))),
  );
  const directives: Record<string, readonly string[]> = {
    // Covers what Firefox preloads.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...hosts, ...files],
    // The script of a chat may write styles into the page, which no hash can allow.
    'style-src': ["'self'", ...(chat === undefined ? styles : ["'unsafe-inline'"]), ...files],
    ...(chat === undefined && {'style-src-attr': ["'unsafe-hashes'", hashOf($(icons).attr('style') ?? '')]}),
    'img-src': ["'self'", 'data:', ...files],
    // The letters of a page's headline are in the page.
    'font-src': ["'self'", 'data:', ...files],
    'connect-src': ["'self'", ...hosts, ...connections],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    // Workers, and frames unless a chat has some.
    'child-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // The script of a chat is third-party and may create markup from strings, which this would block.
    ...(chat === undefined && {'require-trusted-types-for': ["'script'"], 'trusted-types': ['default']}),
    ...(files.length > 0 && {'frame-src': files}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
