import type {Concern, Report, Site} from './report';
import {caching} from './checks/caching';
import {certificate} from './checks/certificate';
import {chat} from './checks/chat';
import {compression} from './checks/compression';
import {headers} from './checks/headers';
import {missing} from './checks/missing';
import {nobody} from './checks/nobody';
import {pages} from './checks/pages';
import {policyDay} from './checks/policyDay';
import {contentPolicy} from './checks/contentPolicy';
import {redirects} from './checks/redirects';
import {release} from './checks/release';
import {securityTxt} from './checks/securityTxt';

/** Everything that can be seen without sending a message, in the order in which it is told. */
export const concerns: readonly Concern[] = [
  release,
  pages,
  redirects,
  missing,
  headers,
  contentPolicy,
  chat,
  compression,
  caching,
  certificate,
  policyDay,
  securityTxt,
  nobody,
];

export type Seen = {name: string; report: Report};

export const look = (site: Site, which: readonly Concern[] = concerns): Promise<Seen[]> =>
  Promise.all(which.map(async ({name, look: see}) => ({name, report: await see(site)})));
