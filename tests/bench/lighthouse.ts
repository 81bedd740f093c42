import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {needProgram} from '../run/programs';
import {collect} from '../../src/cli/support/processes';

export type Mode = 'simulate' | 'devtools';
export const modes: readonly Mode[] = ['simulate', 'devtools'];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export type Metrics = {fcp: number; lcp: number; tbt: number; cls: number; speedIndex: number};
export type Report = {
  metrics: Metrics;
  scores: Partial<Record<Category, number>>;
  /** What takes points away: audits with a weight that are not perfect. */
  faults: string[];
};

type Audit = {score: number | null; numericValue?: number; displayValue?: string};
type Result = {
  runtimeError?: {message: string};
  audits: Record<string, Audit | undefined>;
  categories: Partial<Record<Category, {score: number | null; auditRefs: {id: string; weight: number}[]}>>;
};

function faultsOf({audits, categories: found}: Result): string[] {
  const weighed = Object.values(found).flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0));
  return weighed.flatMap(({id}) => {
    const {score = null, displayValue = ''} = audits[id] ?? {};
    return score === null || score >= 0.995 ? [] : [`${id} ${displayValue}`.trim()];
  });
}

function reportOf(result: Result): Report {
  const metric = (id: string) => result.audits[id]?.numericValue ?? NaN;
  const scores = Object.entries(result.categories).map(([name, {score}]) => [name, Math.round((score ?? 0) * 100)]);
  return {
    metrics: {
      fcp: metric('first-contentful-paint'),
      lcp: metric('largest-contentful-paint'),
      tbt: metric('total-blocking-time'),
      cls: metric('cumulative-layout-shift'),
      speedIndex: metric('speed-index'),
    },
    scores: Object.fromEntries(scores) as Report['scores'],
    faults: faultsOf(result),
  };
}

const isEveryPage = ({metrics, scores}: Report) =>
  scores.performance === undefined || Object.values(metrics).every(Number.isFinite);

export type Settings = {
  mode: Mode;
  browserFlags: readonly string[];
  only?: readonly Category[];
  skip?: readonly string[];
};

/** One run of Lighthouse as a phone, in a browser of its own. A run that fails is made a second time. */
export async function lighthouse(url: string, settings: Settings, tries = 2): Promise<Report> {
  const CHROME_PATH = needProgram('chromium');
  const folder = mkdtempSync(path.join(tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...settings.browserFlags]
    .map((flag) => flag.replace(/=(.* .*)$/, '="$1"'))
    .join(' ');
  const args = [
    url,
    `--throttling-method=${settings.mode}`,
    '--form-factor=mobile',
    '--disable-full-page-screenshot',
    '--enable-error-reporting=false',
    `--only-categories=${(settings.only ?? categories).join(',')}`,
    ...(settings.skip?.length ? [`--skip-audits=${settings.skip.join(',')}`] : []),
    `--chrome-flags=${flags}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  try {
    const {code, output} = await collect(require.resolve('lighthouse/cli/index.js'), args, {env: {CHROME_PATH}});
    const result = code === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined;
    const report = result && !result.runtimeError ? reportOf(result) : undefined;
    // On a busy machine a number may be missing: another run has it, or the median goes without.
    if (report && (tries === 1 || isEveryPage(report))) return report;
    if (tries > 1) return await lighthouse(url, settings, tries - 1);
    throw new Error(`Lighthouse cannot measure ${url}: ${result?.runtimeError?.message ?? output}`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
