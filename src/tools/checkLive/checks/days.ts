import {once} from 'node:events';
import {connect} from 'node:tls';
import {dayOf, daysBetween, longDay} from '../../../content/dates';
import {inForceOn, parseRecord} from '../../../features/policies/build/recordFile';
import {currentAddress, recordAddress} from '../../../features/policies/model/addresses';
import {clientOf} from '../client';
import {linkOf} from '../expected';
import {messages} from '../messages';
import {faultOf, type Check} from '../report';

// Checks of what may have changed since the deployment.

/** Certificates are renewed automatically a month before they expire. */
const fewestDays = 14;

async function endOf({hostname, port}: URL): Promise<Date> {
  const socket = connect({host: hostname, servername: hostname, port: Number(port || 443)});
  await once(socket, 'secureConnect');
  const {valid_to: end} = socket.getPeerCertificate();
  socket.destroy();
  return new Date(end);
}

/** Whether http redirects to https, and how long the certificate is valid. */
export const certificate: Check = async ({client: {origin}, today}) => {
  const url = new URL(origin);
  if (/^(localhost|127\.|\[::1\])/.test(url.hostname)) return {notes: [messages.noCertificate]};
  const plain = `http://${url.host}`;
  const insecure = {where: plain, what: messages.plainHttp, fix: messages.fixPlainHttp};
  if (url.protocol === 'http:') return {faults: [insecure]};
  const {headers} = await clientOf(plain, 4000).request('/');
  const until = dayOf(await endOf(url));
  const days = daysBetween(today, until);
  const ending = {where: origin, what: messages.expiring({days}), fix: messages.fixExpiring};
  const isRedirected = url.port || headers.get('location') === `${origin}/`;
  return {
    summary: messages.certificate({until: longDay(until), days}),
    faults: [...(days < fewestDays ? [ending] : []), ...(isRedirected ? [] : [insecure])],
  };
};

/** Whether the site shows the policies that are in force today by its record. */
export const policies: Check = async ({client, today}) => {
  const answer = await client.page(recordAddress);
  const record = parseRecord(answer.text);
  if (!record) return {faults: [faultOf(answer, messages.fixDeployment, messages.noRecord)]};
  const shownFaults = inForceOn(today, record).map(async ({policy, version}) => {
    const page = await client.page(currentAddress(policy));
    const [, shown] = /^\/legal\/([\d-]+)\//.exec(linkOf(page.text, 'memento') ?? '') ?? [];
    if (!shown || shown === version) return [];
    const what = messages.otherVersion({shown: longDay(shown), version: longDay(version)});
    return [faultOf(page, messages.fixVersion, what)];
  });
  return {summary: messages.policies({day: longDay(today)}), faults: (await Promise.all(shownFaults)).flat()};
};
