import {connect} from 'node:tls';
import {longDay, dayOf} from '../../../content/dates';
import type {Concern, Fault, Report} from '../report';
import {reasonOf, visitor} from '../visitor';

/** A certificate that is renewed by itself is renewed a month before its end. */
const early = 14;
const day = 86_400_000;

const mendUntrusted =
  'Get a certificate that browsers trust, for this name, with its chain (Let’s Encrypt does all of it).';
const mendEnding = 'Renew it, and see why it was not renewed by itself a month before its end.';
const mendPlain =
  'Let port 80 answer 301 to the same address with https:// (the guide has the server block for nginx).';

type Shown = {until: Date; error?: string};

export function certificateFaults({until, error}: Shown, host: string, now: Date): Fault[] {
  const days = Math.floor((until.getTime() - now.getTime()) / day);
  if (days < 0) return [{what: `The certificate of ${host} ended on ${longDay(dayOf(until))}`, mend: mendEnding}];
  if (error) return [{what: `Browsers refuse the certificate of ${host} (${error})`, mend: mendUntrusted}];
  if (days < early) return [{what: `The certificate of ${host} ends in ${days} days`, mend: mendEnding}];
  return [];
}

function shownBy({hostname, port}: URL): Promise<Shown | string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const name = /^[\d.:]+$/.test(host) ? {} : {servername: host};
    const socket = connect({host, port: Number(port || 443), rejectUnauthorized: false, timeout: 4000, ...name}, () => {
      const {valid_to: until} = socket.getPeerCertificate();
      const error = socket.authorized ? undefined : String(socket.authorizationError);
      resolve({until: new Date(until), error});
      socket.destroy();
    });
    socket.on('timeout', () => socket.destroy(Object.assign(new Error(), {code: 'ETIMEDOUT'})));
    socket.on('error', (error) => resolve(reasonOf(error)));
  });
}

/** Where http:// leads, for a site at the usual port. */
async function plainFaults(url: URL): Promise<Fault[]> {
  if (url.port) return [];
  const plain = visitor(`http://${url.host}`, 4000);
  const {status, headers} = await plain.ask('/');
  plain.close();
  const leads = [301, 308].includes(status) && headers.location === `${url.origin}/`;
  if (leads) return [];
  const found =
    status === 0 ? 'does not answer' : `answers ${status}${headers.location ? ` to ${headers.location}` : ''}`;
  return [{what: `http://${url.host} ${found}, not 301 to https`, mend: mendPlain}];
}

function withoutIt({hostname}: URL): Report {
  if (/^(localhost|127\.|\[::1\])/.test(hostname)) return {notes: ['none, and none is needed on this machine.']};
  const what = `http://${hostname} is served without https, so anyone on the way can read and change it`;
  return {faults: [{what, mend: 'Serve it with https, and look again at that address.'}]};
}

/** Whether browsers trust it, for how long, and whether http leads to https. */
export const certificate: Concern = {
  name: 'Certificate',
  async look({visitor: {origin}}) {
    const url = new URL(origin);
    if (url.protocol === 'http:') return withoutIt(url);
    const [shown, plain] = await Promise.all([shownBy(url), plainFaults(url)]);
    if (typeof shown === 'string') {
      const what = `The certificate of ${url.host} cannot be seen: ${shown}`;
      return {faults: [{what, mend: mendUntrusted}, ...plain]};
    }
    const faults = [...certificateFaults(shown, url.hostname, new Date()), ...plain];
    const until = longDay(dayOf(shown.until));
    const days = Math.floor((shown.until.getTime() - Date.now()) / day);
    return {right: `trusted until ${until}, for ${days} days${url.port ? '' : '; http leads to https'}.`, faults};
  },
};
