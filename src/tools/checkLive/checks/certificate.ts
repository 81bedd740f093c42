import {once} from 'node:events';
import {connect} from 'node:tls';
import {dayOf, longDay} from '../../../content/dates';
import {browserClient} from '../browserClient';
import type {Check} from '../check';
import {messages} from '../messages';

/** Automatic renewal happens a month before the end. */
const fewestDays = 14;

async function endOf({hostname, port}: URL): Promise<Date> {
  const socket = connect({host: hostname, servername: hostname, port: Number(port || 443)});
  await once(socket, 'secureConnect');
  const {valid_to: end} = socket.getPeerCertificate();
  socket.destroy();
  return new Date(end);
}

/** Whether visitors get the site over https whatever they type, and how long the certificate, which answered, is valid. */
export const certificate: Check = async ({client: {origin}}) => {
  const url = new URL(origin);
  if (/^(localhost|127\.|\[::1\])/.test(url.hostname)) return {notes: [messages.noCertificate]};
  const plain = `http://${url.host}`;
  const {headers} = await browserClient(plain, 4000).request('/');
  const insecure = {where: plain, what: messages.plainHttp, fix: messages.fixPlainHttp};
  if (url.protocol === 'http:') return {faults: [insecure]};
  const end = await endOf(url);
  const days = Math.floor((end.getTime() - Date.now()) / 86_400_000);
  const ending = {where: origin, what: messages.expiring({days}), fix: messages.fixExpiring};
  const summary = messages.certificate({until: longDay(dayOf(end)), days});
  const redirects = url.port || headers.location === `${origin}/`;
  return {summary, faults: [days < fewestDays ? ending : undefined, redirects ? undefined : insecure]};
};
