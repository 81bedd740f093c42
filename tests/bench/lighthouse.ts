import {readFileSync} from 'node:fs';
import path from 'node:path';
import {collect} from '../../src/tools/processes';
import {ensureBrowser} from '../support/browser';
import {newFolder} from '../support/servers';
import type {Say} from './bench';
import {limited, middleOf, ms, type Row} from './report';
import {paths, withServers, type Servers} from './servers';

type Result = {
  environment: {benchmarkIndex: number};
  audits: Record<string, {numericValue?: number} | undefined>;
  categories: Record<string, {score: number | null}>;
};

/** The Lighthouse index of a slow computer, as many visitors have, which is slowed down further, as for a phone. */
const slowIndex = 1780;
const slowdown = 4;
const visits = 5;

/** One visit as a phone, in a new browser, with the network and the processor slowed down. */
async function visit(url: string, {browserFlags}: Servers, slower = slowdown): Promise<Result> {
  const file = path.join(newFolder('lighthouse'), 'report.json');
  const flags = ['--headless=new', ...browserFlags].map((flag) => flag.replace(/=(.* .*)$/, '="$1"')).join(' ');
  const args = [
    url,
    '--throttling-method=devtools',
    `--throttling.cpuSlowdownMultiplier=${slower}`,
    '--form-factor=mobile',
    '--disable-full-page-screenshot',
    '--enable-error-reporting=false',
    `--chrome-flags=${flags}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  const env = {CHROME_PATH: ensureBrowser() ?? ''};
  const {code, output} = await collect(require.resolve('lighthouse/cli/index.js'), args, {env});
  if (code !== 0) throw new Error(`Lighthouse cannot measure ${url}: ${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}

const middle = (results: readonly Result[], id: string) =>
  middleOf(results.map(({audits}) => audits[id]?.numericValue ?? NaN));

/** Each page beside its bare version, in turns, on a phone whose processor is like that of a slow computer. */
export const lighthouse = (say: Say): Promise<Row[]> =>
  withServers(async (servers) => {
    const {benchmarkIndex: index} = (await visit(`${servers.bare}/`, servers)).environment;
    const slower = Math.max(slowdown, (slowdown * index) / slowIndex);
    const rows: Row[] = [];
    for (const address of paths) {
      const [page, bare]: [Result[], Result[]] = [[], []];
      for (let run = 1; run <= visits; run += 1) {
        say(`${address} beside a bare page: ${run} of ${visits}`);
        page.push(await visit(servers.site + address, servers, slower));
        bare.push(await visit(servers.bare + address, servers, slower));
      }
      const both = (id: string) => [middle(page, id), middle(bare, id)] as const;
      const [lcp, bareLcp] = both('largest-contentful-paint');
      const [work, bareWork] = both('mainthread-work-breakdown');
      const shift = middle(page, 'cumulative-layout-shift');
      const scores = ['accessibility', 'best-practices', 'seo'].map((name) =>
        Math.round(100 * Math.min(...page.map(({categories}) => categories[name]?.score ?? 0))),
      );
      const scoresOf = `Accessibility, best practices, SEO of ${address}`;
      rows.push(
        limited(`LCP of ${address} (bare page ${ms(bareLcp)})`, lcp, 1.1 * bareLcp),
        {what: `TBT of ${address}`, measured: ms(middle(page, 'total-blocking-time'))},
        {what: `Work of the main thread on ${address}`, measured: `${ms(work)}; bare page ${ms(bareWork)}`},
        limited(`Layout shift of ${address}`, shift, 0.001, (found) => found.toFixed(4)),
        {what: scoresOf, measured: scores.join(' / '), target: '100 / 100 / 100', within: Math.min(...scores) === 100},
      );
    }
    const measured = `${Math.round((index * slowdown) / slower)} (this machine ${Math.round(index)})`;
    return [...rows, {what: 'Lighthouse index of the processor, before slowing it down for a phone', measured}];
  });
