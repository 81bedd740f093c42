import {privacyPolicy} from '@site/src/features/policies/model/promise';
import type {checks} from '@site/src/tools/checkLive/checks';
import {contactForm} from '@site/src/features/contact/model/forms';
import {currentAddress} from '@site/src/features/policies/model/addresses';
import {redirects} from '@site/src/content/redirects';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {fileOf, sitemapPaths} from '../../support/builtSite';
import {without, type Sent} from '../../support/faultyHost';
import {root} from '../../support/files';

type Spoil = (sent: Sent) => void;

/** Any page but the home page, any former address, and any policy. */
const page = sitemapPaths().find((address) => address !== '/') ?? '';
const {from, to} = redirects[0] ?? {from: '', to: ''};
const policy = currentAddress(privacyPolicy);

export const textOf = (file: string): string => readFileSync(path.join(root, 'build', file), 'utf8');

/** What the visitor gets instead, uncompressed. */
export function replace(sent: Sent, text: string, status = 200): void {
  Object.assign(sent, {status, headers: without(sent.headers, 'content-encoding'), body: Buffer.from(text)});
}

const at = (where: string, spoil: Spoil) => (sent: Sent) => {
  if (sent.path.split('?')[0] === where) spoil(sent);
};
const everywhere = (name: string, change: (value: string) => string) => (sent: Sent) => {
  sent.headers = {...sent.headers, [name]: change(String(sent.headers[name]))};
};
const nowhere = (name: string) => (sent: Sent) => {
  sent.headers = without(sent.headers, name);
};
const edited = (address: string, change: (text: string) => string) => (sent: Sent) =>
  replace(sent, change(textOf(fileOf(address) ?? '')));
const inEveryPage = (change: (text: string) => string) => (sent: Sent) => {
  if (sent.status !== 200 || !sent.headers['content-type']?.startsWith('text/html')) return;
  replace(sent, change(brotliDecompressSync(sent.body).toString()));
};
export const isPost = (spoil: Spoil) => (sent: Sent) => {
  if (sent.method === 'POST') spoil(sent);
};

const chatTag = `<meta name="chat-settings" content='{"src":"https://chat.example/widget.js","webhookUrl":"https://chat.example/hook","tenantId":"t","agentId":"a"}'>`;

/** Every page has the chat of another host. */
const withChat = inEveryPage((text) => text.replace(/<meta name="?chat-settings"? [^>]*>|(?=<\/head>)/, chatTag));

/** The same, with the policy of a build that knows of it. */
export function withAllowedChat(sent: Sent): void {
  withChat(sent);
  everywhere('content-security-policy', (policy) =>
    policy
      .replace(/(script|connect)-src 'self'/g, '$& https://chat.example')
      .replace("style-src 'self'", "$& 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
      .replace(/; require-trusted[^;]*; trusted[^;]*/, ''),
  )(sent);
}

/** A fault that every page has: three are listed, and the others are counted. */
const onMany = (said: RegExp): (string | RegExp)[] => [said, said, said, /^And \d+ more like these\.$/];

/** A fault of a host, the check that names it, and what it says. */
export const faults: [
  name: string,
  check: keyof typeof checks,
  spoil: Spoil,
  said: string | RegExp | (string | RegExp)[],
][] = [
  ['a page that is not there', 'Pages', at(page, (sent) => replace(sent, 'gone', 404)), `${page} answers 404.`],
  [
    'a fallback for applications',
    'Pages',
    at(
      page,
      edited('/', (text) => text),
    ),
    `${page} shows the page /.`,
  ],
  [
    'no redirects',
    'Redirects',
    at(from, (sent) => replace(sent, 'This page has moved')),
    new RegExp(`^${from} answers 200 and leads to .*, not to ${to}`),
  ],
  [
    'a redirect that loses the query',
    'Redirects',
    at(from, ({headers}) => (headers.location = to)),
    `${from} answers 301 and leads to ${to}, not to ${to}?utm=1&b=%2F.`,
  ],
  [
    'a page for every address',
    'Missing pages',
    (sent) => (sent.path.startsWith('/industries/no-such') ? replace(sent, textOf('index.html')) : undefined),
    /^\/industries\/no-such-page-\S+ answers 200\.$/,
  ],
  [
    'the settings of the server',
    'Private files',
    at('/.env', (sent) => replace(sent, 'SECRET=1')),
    '/.env answers 200.',
  ],
  [
    'a header that is missing',
    'Headers',
    nowhere('x-frame-options'),
    onMany(/^\/\S* sends x-frame-options as nothing, not DENY\.$/),
  ],
  [
    'no policy',
    'Content policy',
    nowhere('content-security-policy'),
    onMany(/^\/\S* has no Content-Security-Policy\.$/),
  ],
  [
    'a script that was added on the way',
    'Content policy',
    at(
      page,
      edited(page, (text) => text.replace('</head>', '<script>track()</script></head>')),
    ),
    /^\/\S+ is partly blocked by its policy: script-src 'sha256-\S+\.$/,
  ],
  [
    'a policy that is looser',
    'Content policy',
    everywhere('content-security-policy', (policy) =>
      policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    ),
    onMany(/^\/\S* allows "script-src 'unsafe-eval'", which no page needs\.$/),
  ],
  [
    'a chat whose hosts the policy refuses',
    'Content policy',
    withChat,
    onMany(
      /^\/\S* is partly blocked by its policy: script-src https:\/\/chat\.example, style-src 'sha256-.*, connect-src https:\/\/chat\.example\.$/,
    ),
  ],
  [
    'no compression',
    'Compression',
    at(
      '/',
      edited('/', (text) => text),
    ),
    '/ is sent uncompressed.',
  ],
  [
    'pages that are kept',
    'Caching',
    at(page, ({headers}) => (headers['cache-control'] = 'public, max-age=600')),
    `${page} has the Cache-Control "public, max-age=600".`,
  ],
  [
    'a policy that has been replaced',
    'Policies',
    at(
      policy,
      edited(policy, (text) => text.replace(/\/legal\/\d{4}-\d\d-\d\d\//g, '/legal/2001-01-01/')),
    ),
    /^\/legal\/\S+ shows the version of January 1, 2001, but the version of \w+ \d+, \d+ is in force\.$/,
  ],
  [
    'a contact that has expired',
    'security.txt',
    at(
      '/.well-known/security.txt',
      edited('/.well-known/security.txt', (text) => text.replace(/^Expires: \d+/m, 'Expires: 2020')),
    ),
    /^\/\.well-known\/security\.txt expired on \w+ \d+, 2020\.$/,
  ],
  [
    'a file server that says 200 to a POST',
    'Unknown form',
    isPost(
      at(
        contactForm.thanks,
        edited(contactForm.thanks, (text) => text),
      ),
    ),
    `${contactForm.thanks} answers 200 to a form that does not exist.`,
  ],
];
