import {existsSync} from 'node:fs';
import {Refusal} from './refusal';
import {installWithApt, onPath} from './systemPackages';

/** Debian keeps it where the PATH of people who are not root does not lead. */
const findNginx = () =>
  onPath('nginx') ?? ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

/** An nginx that is there, or else one from the system's package manager. */
export function ensureNginx(say: (sentence: string) => void): string {
  const named = process.env.NGINX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Refusal(`NGINX_PATH names ${named}, which is not there. Name an nginx, or unset NGINX_PATH.`);
  }
  const present = findNginx();
  if (present) return present;
  say('No nginx here yet: installing one.');
  if (installWithApt('nginx-light')) {
    const installed = findNginx();
    if (installed) return installed;
  }
  throw new Refusal(
    'The tests of the host need an nginx and none could be found or installed. ' +
      'Install nginx, or name one with NGINX_PATH, then try again.',
  );
}
