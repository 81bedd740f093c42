import {execFileSync, spawnSync} from 'node:child_process';

export const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {stdio: 'ignore', timeout: 600_000}).status === 0;

export function onPath(name: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'}).trim();
  } catch {
    return undefined;
  }
}

/** Installs Debian packages where that needs no password; false where it cannot be done. */
export function installWithApt(...names: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return succeeds(command, rest);
  };
  if (!onPath('apt-get') || (sudo.length > 0 && !succeeds('sudo', ['-n', 'true']))) return false;
  const install = () => apt('install', '-y', '--no-install-recommends', ...names);
  return install() || (apt('update') && install());
}
