import {privacyPolicy} from '@site/src/features/policies/model/promise';
import type {checks} from '@site/src/tools/checkLive/checks';
import {messages} from '@site/src/tools/checkLive/messages';
import {contactForm} from '@site/src/features/contact/model/forms';
import {currentAddress} from '@site/src/features/policies/model/addresses';
import {redirects} from '@site/src/content/redirects';
import {brotliDecompressSync} from 'node:zlib';
import {fileOf, sitemapPaths} from '../../support/builtSite';
import {without, type Sent} from '../../support/faultyHost';
import {read} from '../../support/files';
import {shownDay} from '../../support/shownDay';

type Spoil = (sent: Sent) => void;

/** Any page but the home page, any former address, and any policy. */
const page = sitemapPaths().find((address) => address !== '/') ?? '';
const {from, to} = redirects[0] ?? {from: '', to: ''};
const policy = currentAddress(privacyPolicy);

export const textOf = (address: string): string => read(`build/${fileOf(address) ?? ''}`);

/** What the visitor gets instead, uncompressed. */
export function replace(sent: Sent, text: string, status = 200): void {
  Object.assign(sent, {status, headers: without(sent.headers, 'content-encoding'), body: Buffer.from(text)});
}

const at = (where: string, spoil: Spoil) => (sent: Sent) => {
  if (sent.path.split('?')[0] === where) spoil(sent);
};
const edited = (where: string, change = (text: string) => text, from = where) =>
  at(where, (sent) => replace(sent, change(textOf(from))));
const header = (name: string, change: (value: string) => string) => (sent: Sent) => {
  sent.headers = {...sent.headers, [name]: change(String(sent.headers[name]))};
};
const noHeader = (name: string) => (sent: Sent) => {
  sent.headers = without(sent.headers, name);
};
export const isPost = (spoil: Spoil) => (sent: Sent) => {
  if (sent.method === 'POST') spoil(sent);
};

const chatTag = `<meta name="chat-settings" content='{"src":"https://chat.example/widget.js","webhookUrl":"https://chat.example/hook","tenantId":"t","agentId":"a"}'>`;

/** Every page has the chat of another host. */
function withChat(sent: Sent): void {
  if (sent.status !== 200 || !sent.headers['content-type']?.startsWith('text/html')) return;
  const html = brotliDecompressSync(sent.body).toString();
  replace(sent, html.replace(/<meta name="?chat-settings"? [^>]*>|(?=<\/head>)/, chatTag));
}

/** The same, with the policy of a build that knows of it. */
export function withAllowedChat(sent: Sent): void {
  withChat(sent);
  header('content-security-policy', (policy) =>
    policy
      .replace(/(script|connect)-src 'self'/g, '$& https://chat.example')
      .replace("style-src 'self'", "$& 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
      .replace(/; require-trusted[^;]*; trusted[^;]*/, ''),
  )(sent);
}

/** A fault of a host, the check that names it, and how what it says begins. */
const all: [name: string, check: keyof typeof checks, spoil: Spoil, says: string][] = [
  ['a page that is not there', 'Pages', at(page, (sent) => replace(sent, '', 404)), messages.answers({status: 404})],
  ['a fallback for applications', 'Pages', edited(page, undefined, '/'), messages.otherPage({canonical: '/'})],
  ['no redirects', 'Redirects', at(from, (sent) => replace(sent, 'Moved')), 'answers 200 and leads to '],
  [
    'a redirect that loses the query',
    'Redirects',
    at(from, ({headers}) => (headers.location = to)),
    messages.otherRedirect({status: 301, location: to, wanted: `${to}?utm=1&b=%2F`}),
  ],
  [
    'a page for every address',
    'Missing pages',
    (sent) => (sent.path.startsWith('/industries/no-such') ? replace(sent, textOf('/')) : undefined),
    messages.answers({status: 200}),
  ],
  [
    'the settings of the server',
    'Private files',
    at('/.env', (sent) => replace(sent, 'SECRET=1')),
    messages.answers({status: 200}),
  ],
  ['a header that is missing', 'Headers', noHeader('x-frame-options'), 'sends x-frame-options as nothing, not DENY'],
  ['no policy', 'Content policy', noHeader('content-security-policy'), messages.noPolicy],
  [
    'a script that was added on the way',
    'Content policy',
    edited(page, (text) => text.replace('</head>', '<script>track()</script></head>')),
    messages.refusedSource({refused: "script-src 'sha256-"}),
  ],
  [
    'a policy that is looser',
    'Content policy',
    header('content-security-policy', (value) => value.replace('script-src', "script-src 'unsafe-eval'")),
    messages.looseSource({source: "script-src 'unsafe-eval'"}),
  ],
  [
    'a chat whose hosts the policy refuses',
    'Content policy',
    withChat,
    messages.refusedSource({refused: 'script-src https://chat.example, style-src '}),
  ],
  ['no compression', 'Compression', edited('/'), messages.uncompressed],
  [
    'pages that are kept',
    'Caching',
    at(
      page,
      header('cache-control', () => 'max-age=600'),
    ),
    messages.cachedBy({value: 'max-age=600'}),
  ],
  [
    'a policy that has been replaced',
    'Policies',
    edited(policy, (text) => text.replace(/\/legal\/\d{4}-\d\d-\d\d\//g, '/legal/2001-01-01/')),
    `shows the version of ${shownDay('2001-01-01')}`,
  ],
  [
    'a contact that has expired',
    'security.txt',
    edited('/.well-known/security.txt', (text) => text.replace(/^Expires: \d+/m, 'Expires: 2020')),
    'expired on ',
  ],
  [
    'a file server that says 200 to a POST',
    'Unknown form',
    isPost(edited(contactForm.thanks)),
    messages.unknownFormTaken({status: 200}),
  ],
];

/** A site that has never moved a page has no redirects to lose. */
export const faults = all.filter(([, concerned]) => concerned !== 'Redirects' || redirects.length > 0);
