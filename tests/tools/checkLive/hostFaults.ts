import type {checks} from '@site/src/tools/checkLive/checks';
import {messages} from '@site/src/tools/checkLive/messages';
import {contactForm} from '@site/src/features/contact/model/forms';
import {currentAddress} from '@site/src/features/policies/model/addresses';
import {redirects} from '@site/src/content/redirects';
import {fileOf, sitemapPaths} from '../../support/builtSite';
import {without, type Sent} from './faultyHost';
import {timeline} from '../../support/archive';
import {read} from '../../support/files';
import {shownDay} from '../../support/shownDay';

type Spoil = (sent: Sent) => void;

/** A page other than the home page, a former address, and a policy. */
const page = sitemapPaths().find((address) => address !== '/') ?? '';
const {from, to} = redirects[0] ?? {from: '', to: ''};
const policy = currentAddress(timeline.policies[0]?.slug ?? '');

export const textOf = (address: string): string => read(`build/${fileOf(address) ?? ''}`);

/** Replaces the answer with an uncompressed one. */
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

/** A fault of a host, the check that reports it, and how the report begins. */
const all: [name: string, check: keyof typeof checks, spoil: Spoil, says: string][] = [
  ['a missing page', 'Pages', at(page, (sent) => replace(sent, '', 404)), messages.answers({status: 404})],
  [
    'the home page in place of another page',
    'Pages',
    edited(page, undefined, '/'),
    messages.otherPage({canonical: '/'}),
  ],
  ['missing redirects', 'Redirects', at(from, (sent) => replace(sent, 'Moved')), 'answers 200 and leads to '],
  [
    'a redirect that loses the query',
    'Redirects',
    at(from, ({headers}) => (headers.location = to)),
    messages.otherRedirect({status: 301, location: to, wanted: `${to}?utm=1&b=%2F`}),
  ],
  [
    'a page at every address',
    'Missing pages',
    (sent) => (sent.path.startsWith('/industries/no-such') ? replace(sent, textOf('/')) : undefined),
    messages.answers({status: 200}),
  ],
  [
    'the public settings of the server',
    'Private files',
    at('/.env', (sent) => replace(sent, 'SECRET=1')),
    messages.answers({status: 200}),
  ],
  ['a missing header', 'Headers', noHeader('referrer-policy'), 'sends referrer-policy as nothing, not strict-origin'],
  [
    'a looser content security policy',
    'Headers',
    header('content-security-policy', () => "frame-ancestors 'self'"),
    "sends content-security-policy as frame-ancestors 'self'",
  ],
  ['missing compression', 'Compression', edited('/'), messages.uncompressed],
  [
    'cached pages',
    'Headers',
    at(
      page,
      header('cache-control', () => 'max-age=600'),
    ),
    'sends cache-control as max-age=600, not ',
  ],
  [
    'a replaced version of a policy',
    'Policies',
    edited(policy, (text) => text.replace(/\/legal\/\d{4}-\d\d-\d\d\//g, '/legal/2001-01-01/')),
    `shows the version of ${shownDay('2001-01-01')}`,
  ],
  [
    'a file server that answers a POST with 200',
    'Unknown form',
    isPost(edited(contactForm.thanks)),
    messages.unknownFormAccepted({status: 200}),
  ],
];

/** A site that has never moved a page has no redirects to check. */
export const faults = all.filter(([, concerned]) => concerned !== 'Redirects' || redirects.length > 0);
