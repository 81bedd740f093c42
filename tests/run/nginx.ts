import {existsSync} from 'node:fs';
import {Refusal} from '../../src/cli/support/refusal';
import {installWithApt, onPath} from './systemPackages';

/** Debian installs it in a folder that is only on root's PATH. */
const findNginx = () =>
  onPath('nginx') ?? ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

/** An installed nginx, or else one from the system's package manager. */
export function ensureNginx(say: (sentence: string) => void): string {
  const named = process.env.NGINX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Refusal(`NGINX_PATH is ${named}, which does not exist. Set it to an nginx, or unset it.`);
  }
  const present = findNginx();
  if (present) return present;
  say('No nginx found; installing one.');
  if (installWithApt('nginx-light')) {
    const installed = findNginx();
    if (installed) return installed;
  }
  throw new Refusal(
    'The host tests need nginx, and it could not be found or installed. ' +
      'Install nginx, or set NGINX_PATH, then try again.',
  );
}
