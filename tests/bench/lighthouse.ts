import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {needBrowser} from '../support/browser';
import {pageKinds} from '../support/builtSite';
import type {Say} from './bench';
import {middleOf, ms, type Row} from './report';
import {barePaths, withSiteOverTls, type SiteOverTls} from './siteOverTls';
import {collect} from '../../src/tools/processes';

type Mode = 'simulate' | 'devtools';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Audit = {score: number | null; numericValue?: number; displayValue?: string};
type Result = {
  runtimeError?: {message: string};
  environment: {benchmarkIndex: number};
  audits: Record<string, Audit | undefined>;
  categories: Partial<Record<Category, {score: number | null; auditRefs: {id: string; weight: number}[]}>>;
};

/** The CPU slowdown that Lighthouse applies for a phone. */
const slowdown = 4;

/** Options of a Lighthouse run: the CPU slowdown, a URL pattern to block, and the number of attempts. */
type Visit = {slower?: number; without?: string; tries?: number};

/** Runs Lighthouse as a phone in a new browser. A failed run is repeated once. */
async function lighthouse(
  url: string,
  mode: Mode,
  server: SiteOverTls,
  only: readonly Category[],
  {slower = slowdown, without, tries = 2}: Visit = {},
): Promise<Result> {
  const {browserFlags} = server;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...browserFlags].map((flag) => flag.replace(/=(.* .*)$/, '="$1"')).join(' ');
  const args = [
    url,
    `--throttling-method=${mode}`,
    `--throttling.cpuSlowdownMultiplier=${slower}`,
    '--form-factor=mobile',
    '--disable-full-page-screenshot',
    '--enable-error-reporting=false',
    `--only-categories=${only.join(',')}`,
    `--chrome-flags=${flags}`,
    ...(without ? [`--blocked-url-patterns=${without}`] : []),
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  try {
    const env = {CHROME_PATH: needBrowser()};
    const {code, output} = await collect(require.resolve('lighthouse/cli/index.js'), args, {env});
    const result = code === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined;
    if (result && !result.runtimeError) return result;
    if (tries > 1) return await lighthouse(url, mode, server, only, {slower, without, tries: tries - 1});
    throw new Error(`Lighthouse cannot measure ${url}: ${result?.runtimeError?.message ?? output}`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const number = ({audits}: Result, id: string) => audits[id]?.numericValue ?? NaN;

const lcp = 'largest-contentful-paint';
const work = 'mainthread-work-breakdown';
const middle = (results: readonly Result[], id: string) => middleOf(results.map((result) => number(result, id)));

/** Measures a page and its bare version alternately, so that other load on the machine affects both alike. */
async function besideBarePage(server: SiteOverTls, address: string, mode: Mode, say: Say, slower?: number) {
  const [page, bare, still]: [Result[], Result[], Result[]] = [[], [], []];
  // An odd number, so that the median is an actual run. On a slowed processor, runs vary more.
  const runs = slower ? 9 : 5;
  const visit = (url: string, options: Visit) => lighthouse(url, mode, server, ['performance'], options);
  for (let run = 1; run <= runs; run += 1) {
    say(`${address} beside a bare page (${mode}): ${run} of ${runs}`);
    page.push(await visit(server.site + address, {slower}));
    bare.push(await visit(server.bare + address, {slower}));
    if (slower) still.push(await visit(server.site + address, {slower, without: '*/assets/js/*'}));
  }
  return {
    lcp: middle(page, lcp),
    bare: middle(bare, lcp),
    blocked: middle(page, 'total-blocking-time'),
    work: middle(page, work),
    bareWork: middle(bare, work),
    /** The work of the page without its application. */
    stillWork: middle(still, work),
    index: middleOf(page.map(({environment}) => environment.benchmarkIndex)),
  };
}

/** The Lighthouse benchmark index of a slow computer, as many visitors have. */
const slowIndex = 1780;

/** Simulates a phone on a slow computer, however fast this machine is. */
export const onSlowProcessor = (say: Say): Promise<Row[]> =>
  withSiteOverTls(async (server) => {
    const {environment} = await lighthouse(`${server.bare}/`, 'devtools', server, ['performance']);
    const slower = Math.max(slowdown, (slowdown * environment.benchmarkIndex) / slowIndex);
    const beside = await besideBarePage(server, '/', 'devtools', say, slower);
    const {blocked, index} = beside;
    const times = beside.lcp / beside.bare;
    const workTimes = beside.work / beside.stillWork;
    const at = `at index ${Math.round((index * slowdown) / slower)} (this machine ${Math.round(index)})`;
    return [
      {what: `TBT of / ${at}`, measured: ms(blocked), target: 'below 100 ms', within: blocked < 100},
      {
        what: `Main-thread work on / ${at}`,
        measured: `${ms(beside.work)}; without the application ${ms(beside.stillWork)}; ${workTimes.toFixed(2)} times`,
        target: 'at most 1.80 times',
        within: workTimes <= 1.8,
      },
      {
        what: 'The same work beside the bare page',
        measured: `bare page ${ms(beside.bareWork)}; ${(beside.work / beside.bareWork).toFixed(2)} times`,
      },
      {
        what: `LCP of / ${at}`,
        measured: `${ms(beside.lcp)}; bare page ${ms(beside.bare)}; ${times.toFixed(2)} times`,
        target: 'at most 1.10 times',
        within: times <= 1.1,
      },
    ];
  });

export const besideBarePages = (say: Say): Promise<Row[]> =>
  withSiteOverTls(async (server) => {
    const simulated = await besideBarePage(server, '/', 'simulate', say);
    const {blocked} = simulated;
    const rows: Row[] = [
      {what: 'LCP of / (simulate)', measured: `${ms(simulated.lcp)}; bare page ${ms(simulated.bare)}`},
      {what: 'TBT of / (simulate)', measured: ms(blocked), target: 'at most 20 ms', within: blocked <= 20, key: true},
    ];
    for (const address of barePaths) {
      const beside = await besideBarePage(server, address, 'devtools', say);
      const times = beside.lcp / beside.bare;
      rows.push({
        what: `LCP of ${address} (devtools)`,
        measured: `${ms(beside.lcp)}; bare page ${ms(beside.bare)}; ${times.toFixed(2)} times`,
        target: 'at most 1.10 times',
        within: times <= 1.1,
        key: true,
      });
    }
    return rows;
  });

/** The audits that reduce a score. */
function faultsOf({audits, categories: found}: Result): string[] {
  const weighed = Object.values(found).flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0));
  return weighed.flatMap(({id}) => ((audits[id]?.score ?? 1) >= 0.995 ? [] : [id]));
}

const scoresOf = (result: Result) => categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100));

/** Lighthouse scores of one page of each kind. A page that falls short is measured again, in case of other load. */
export const onePageOfAKind = (say: Say): Promise<Row[]> =>
  withSiteOverTls(async (server) => {
    const judge = async (address: string) => {
      say(`Lighthouse judges ${address}`);
      const result = await lighthouse(server.site + address, 'devtools', server, categories);
      return {address, result, scores: scoresOf(result), shift: number(result, 'cumulative-layout-shift')};
    };
    const isPerfect = ({scores}: {scores: number[]}) => scores.every((score) => score === 100);
    const judged: Awaited<ReturnType<typeof judge>>[] = [];
    for (const address of pageKinds()) {
      const first = await judge(address);
      judged.push(isPerfect(first) ? first : await judge(address));
    }
    const lowest = categories.map((_, at) => Math.min(...judged.map(({scores}) => scores[at] ?? 0)));
    const shift = Math.max(...judged.map((one) => one.shift));
    const short = judged.filter((one) => !isPerfect(one));
    return [
      {
        what: `Lowest Lighthouse scores of ${judged.length} pages, one of each kind`,
        measured: lowest.join(' / '),
        target: '100 / 100 / 100 / 100',
        within: lowest.every((score) => score === 100),
        key: true,
      },
      {
        what: 'Largest layout shift of these pages',
        measured: shift.toFixed(4),
        target: 'below 0.001',
        within: shift < 0.001,
        key: true,
      },
      ...short.map(({address, result, scores}) => ({
        what: `Lighthouse on ${address}`,
        measured: `${scores.join(' / ')}; ${faultsOf(result).join(', ')}`,
      })),
    ];
  });
