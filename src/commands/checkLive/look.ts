import type {Concern, Report, Site} from './report';
import {caching} from './concerns/caching';
import {certificate} from './concerns/certificate';
import {chat} from './concerns/chat';
import {compression} from './concerns/compression';
import {headers} from './concerns/headers';
import {missing} from './concerns/missing';
import {nobody} from './concerns/nobody';
import {pages} from './concerns/pages';
import {policyDay} from './concerns/policyDay';
import {contentPolicy} from './concerns/contentPolicy';
import {redirects} from './concerns/redirects';
import {release} from './concerns/release';
import {securityTxt} from './concerns/securityTxt';

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
