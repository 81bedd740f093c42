import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteServer, startNginx} from '../support/nginxServer';
import {needProgram} from '../run/programs';

export type Load = {requestsPerSecond: number; p50: number; p99: number};
export type LoadRow = {what: string; load: Load};

const connections = 64;
const seconds = 5;

const factors: Record<string, number> = {us: 0.001, ms: 1, s: 1000};

/** Milliseconds of a line such as `99%    3.21ms`. */
function percentile(report: string, percent: number): number {
  const [, value, unit = 'ms'] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s)`, 'm').exec(report) ?? [];
  return Number(value) * (factors[unit] ?? 1);
}

function measure(wrk: string, url: string): Load {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url];
  const report = execFileSync(wrk, args, {encoding: 'utf8'});
  const failed = /(Non-2xx.*|Socket errors.*)/.exec(report)?.[1];
  if (failed) throw new Error(`${url} does not stand the load: ${failed}`);
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  return {requestsPerSecond, p50: percentile(report, 50), p99: percentile(report, 99)};
}

/**
 * The home page under load on nginx, with all its rules, against a bare file of the same bytes on the same nginx:
 * the difference is what headers, clean addresses and the choice of an encoding cost.
 */
export async function loadBench(buildFolder: string): Promise<LoadRow[]> {
  const wrk = needProgram('wrk');
  const bareFolder = mkdtempSync(path.join(tmpdir(), 'site-bare-'));
  copyFileSync(path.join(buildFolder, 'index.html.br'), path.join(bareFolder, 'index.html'));
  const site = await siteServer(path.resolve(buildFolder));
  const bare = await startNginx(bareFolder, '');
  try {
    // Once unmeasured, so that both read from memory.
    for (const {port} of [site, bare]) await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
    return [
      {what: 'The home page on nginx', load: measure(wrk, `http://127.0.0.1:${site.port}/`)},
      {what: 'A bare file of the same size', load: measure(wrk, `http://127.0.0.1:${bare.port}/index.html`)},
    ];
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
    rmSync(bareFolder, {recursive: true});
  }
}
