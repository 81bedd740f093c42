import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from './files';

/** A machine with only a shell and the programs that a test installs. */
export function machine() {
  const bin = mkdtempSync(path.join(tmpdir(), 'machine-'));
  const put = (name: string, script: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, name), 0o755);
    return path.join(bin, name);
  };
  symlinkSync('/bin/sh', path.join(bin, 'sh'));
  put('env', 'shift; exec "$@"');
  put('sudo', 'shift; exec "$@"');
  put('true', 'exit 0');
  /** What a piece of code says there that uses one module of this repository. */
  const ask = (module: string, names: string, code: string, env: NodeJS.ProcessEnv = {}) => {
    const load = `const ${names} = require('jiti')(${JSON.stringify(root)}, {interopDefault: true})`;
    const script = `${load}(${JSON.stringify(path.join(root, module))}); ${code}`;
    const given = {...process.env, PATH: bin, ...env};
    return spawnSync(process.execPath, ['-e', script], {cwd: root, env: given, encoding: 'utf8'}).stdout.trim();
  };
  return {bin, put, ask};
}
