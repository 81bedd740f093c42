import type {Check, Site} from './check';
import {caching} from './checks/caching';
import {certificate} from './checks/certificate';
import {chat} from './checks/chat';
import {compression} from './checks/compression';
import {contentPolicy} from './checks/contentPolicy';
import {headers} from './checks/headers';
import {missing} from './checks/missing';
import {pages} from './checks/pages';
import {policies} from './checks/policies';
import {redirects} from './checks/redirects';
import {release} from './checks/release';
import {securityTxt} from './checks/securityTxt';
import {unknownForm} from './checks/unknownForm';

/** Everything that can be checked without sending a message, in the order in which it is printed. */
export const checks = {
  Release: release,
  Pages: pages,
  Redirects: redirects,
  'Missing pages': missing,
  Headers: headers,
  'Content policy': contentPolicy,
  Chat: chat,
  Compression: compression,
  Caching: caching,
  Certificate: certificate,
  Policies: policies,
  'security.txt': securityTxt,
  'Unknown form': unknownForm,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

export const runChecks = (site: Site, names = Object.keys(checks) as CheckName[]) =>
  Promise.all(names.map(async (name) => ({name, report: await checks[name](site)})));
