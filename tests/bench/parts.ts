import {devBench} from './devServer';
import {interactionBench} from './interaction';
import {loadBench} from './nginxLoad';
import {siteServer} from '../support/nginxServer';
import {besideBarePage} from './besideBarePage';
import {buildMany, buildOnce} from './builds';
import {bytesOf, type Weight} from './bytes';
import {imperfect, judgePages, lowest, pagesOf} from './everyPage';
import {modes} from './lighthouse';
import {gib, kib, ms, seconds} from './numbers';
import type {Outcome, Row} from './report';
import {shiftsOf, widths} from './shifts';
import {barePaths, withSiteOverTls} from './siteOverTls';

export type Say = (sentence: string) => void;

export type Part = {
  /** What is typed to run it alone. */
  name: string;
  says: string;
  /** Whether it measures what stands in `build/`. */
  needsBuild: boolean;
  measure: (say: Say) => Promise<Outcome>;
};

const folder = 'build';
const many = 1000;

async function besideBare(say: Say): Promise<Outcome> {
  const rows: Row[] = [];
  await withSiteOverTls(folder, async (server) => {
    const {page, bare} = await besideBarePage(server, '/', 'simulate', say);
    rows.push(
      {what: 'LCP of / (simulate)', measured: `${ms(page.lcp)}; bare page ${ms(bare.lcp)}`},
      {what: 'TBT of / (simulate)', measured: ms(page.tbt), aim: 'at most 20 ms', within: page.tbt <= 20},
    );
    for (const path of barePaths) {
      const beside = await besideBarePage(server, path, 'devtools', say);
      const times = beside.page.lcp / beside.bare.lcp;
      rows.push({
        what: `LCP of ${path} (devtools)`,
        measured: `${ms(beside.page.lcp)}; bare page ${ms(beside.bare.lcp)}; ${times.toFixed(2)} times`,
        aim: 'at most 1.10 times',
        within: times <= 1.1,
      });
    }
  });
  return {rows, key: rows.slice(1).map(({what}) => what)};
}

async function shifts(): Promise<Outcome> {
  const found = await withSiteOverTls(folder, (server) => shiftsOf(server, pagesOf(folder)));
  const [worst] = found;
  if (!worst) throw new Error('There is no page to look at.');
  const row: Row = {
    what: `CLS of every page at ${widths.join(', ')} px, at most`,
    measured: `${worst.shift.toFixed(4)} (${worst.page} at ${worst.width} px)`,
    aim: 'below 0.001',
    within: worst.shift < 0.001,
  };
  return {rows: [row], key: [row.what]};
}

async function pages(say: Say): Promise<Outcome> {
  const addresses = pagesOf(folder);
  const judged = await withSiteOverTls(folder, (server) => judgePages(server, addresses, say));
  const rows = modes.map((mode): Row => {
    const scores = lowest(judged, mode);
    return {
      what: `Lowest Lighthouse scores of ${addresses.length} pages (${mode})`,
      measured: scores.join(' / '),
      aim: '100 / 100 / 100 / 100',
      within: scores.every((score) => score === 100),
    };
  });
  const notes = imperfect(judged).map(
    ({page, mode, scores, faults}) => `- ${page} (${mode}): ${Object.values(scores).join(' / ')}; ${faults.join(', ')}`,
  );
  const said = notes.length > 0 ? notes.join('\n') : 'Every page has 100 / 100 / 100 / 100 in both modes.';
  return {rows, key: rows.map(({what}) => what), notes: [said]};
}

async function bytes(): Promise<Outcome> {
  const {own, bare} = await withSiteOverTls(folder, async (server) => ({
    own: await bytesOf(`${server.site}/`, server),
    bare: await bytesOf(`${server.bare}/`, server),
  }));
  const kinds = ({byKind, headers}: Weight) =>
    Object.entries({...byKind, 'headers of the answers': headers})
      .map(([kind, size]) => `${kind} ${kib(size)}`)
      .join(', ');
  const before = own.atLoad.files + own.atLoad.headers;
  const scriptBefore = own.atLoad.byKind.Script ?? 0;
  const script = own.inAll.byKind.Script ?? 0;
  const rows: Row[] = [
    {
      what: 'Bytes before load, home page',
      measured: `${kib(before)}; bare page ${kib(bare.atLoad.files + bare.atLoad.headers)}`,
      aim: 'at most 60 KiB',
      within: before <= 60 * 1024,
    },
    {what: 'Of these, home page', measured: kinds(own.atLoad)},
    {
      what: 'Requests before load, home page',
      measured: String(own.atLoad.requests),
      aim: 'at most 6',
      within: own.atLoad.requests <= 6,
    },
    {what: 'Script before load, home page', measured: kib(scriptBefore), aim: 'none', within: scriptBefore === 0},
    {what: 'Script in all, home page', measured: kib(script), aim: 'at most 110 KiB', within: script <= 110 * 1024},
    {
      what: 'Bytes in all, home page',
      measured: `${kib(own.inAll.files + own.inAll.headers)} (${kinds(own.inAll)})`,
    },
  ];
  return {rows, key: ['Bytes before load, home page', 'Script in all, home page']};
}

async function interaction(): Promise<Outcome> {
  const server = await siteServer(process.cwd() + `/${folder}`);
  try {
    const found = await interactionBench(`http://127.0.0.1:${server.port}`);
    const {firstTapMs, clientMoveMs, clientMoveBytes, longestTaskMs} = found;
    const slow = 'processor slowed 4 times';
    const rows: Row[] = [
      {what: `First tap, ${slow}`, measured: ms(firstTapMs), aim: 'at most 100 ms', within: firstTapMs <= 100},
      {
        what: `Move to a next page, ${slow}`,
        measured: ms(clientMoveMs),
        aim: 'at most 200 ms',
        within: clientMoveMs <= 200,
      },
      {
        what: 'Bytes of a next page',
        measured: kib(clientMoveBytes),
        aim: 'at most 12 KiB',
        within: clientMoveBytes <= 12 * 1024,
      },
      {what: `Longest task of starting the application, ${slow}`, measured: ms(longestTaskMs)},
    ];
    return {rows, key: rows.slice(0, 3).map(({what}) => what)};
  } finally {
    await server.stop();
  }
}

async function build(say: Say): Promise<Outcome> {
  const {pages: count, cold, warm, doctor} = await buildOnce(say);
  const rows: Row[] = [
    {
      what: 'A build without a cache',
      measured: `${seconds(cold.wallMs)} (${seconds(cold.cpuMs)} of processor, ${gib(cold.peakBytes)}; ${count} files of HTML)`,
      aim: 'at most 12 s',
      within: cold.wallMs <= 12_000,
    },
    {what: 'A build with its cache', measured: `${seconds(warm.wallMs)} (${seconds(warm.cpuMs)} of processor)`},
    {what: 'The doctor', measured: seconds(doctor.wallMs)},
  ];
  return {rows, key: rows.map(({what}) => what)};
}

async function thousand(say: Say): Promise<Outcome> {
  const small = await buildOnce(say);
  const large = await buildMany(many, say);
  const each = (built: {pages: number; cold: {cpuMs: number}}) => built.cold.cpuMs / built.pages;
  const {peakBytes} = large.cold;
  const rows: Row[] = [
    {what: `A build with ${many} pages more, without a cache`, measured: seconds(large.cold.wallMs)},
    {
      what: `Processor for each page of ${large.pages}`,
      measured: `${ms(each(large))}; of ${small.pages} pages: ${ms(each(small))}`,
      aim: 'at most 4 times the small one’s',
      within: each(large) <= 4 * each(small),
    },
    {
      what: `Memory for ${large.pages} pages`,
      measured: gib(peakBytes),
      aim: 'at most 2.5 GB',
      ...(peakBytes !== undefined && {within: peakBytes <= 2.5e9}),
    },
    {
      what: `The doctor with ${many} pages more`,
      measured: `${seconds(large.doctor.wallMs)}; without them ${seconds(small.doctor.wallMs)}`,
    },
  ];
  return {rows, key: rows.slice(0, 3).map(({what}) => what)};
}

async function dev(say: Say): Promise<Outcome> {
  const {startMs, saveToScreenMs} = await devBench(say);
  const rows: Row[] = [
    {what: 'From `npm start` to a page, without a cache', measured: seconds(startMs)},
    {
      what: 'From saving a page to the screen',
      measured: ms(saveToScreenMs),
      aim: 'under 1 s',
      within: saveToScreenMs < 1000,
    },
  ];
  return {rows, key: rows.map(({what}) => what)};
}

async function load(): Promise<Outcome> {
  const found = await loadBench(folder);
  const rows = found.map(({what, load: {requestsPerSecond, p50, p99}}): Row => ({
    what,
    measured: `${Math.round(requestsPerSecond)} requests a second; half within ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms`,
  }));
  return {rows, key: rows.map(({what}) => what)};
}

export const parts: readonly Part[] = [
  {name: 'lighthouse', says: 'Pages beside bare ones, in Lighthouse', needsBuild: true, measure: besideBare},
  {name: 'shifts', says: 'Shifts of the layout', needsBuild: true, measure: shifts},
  {name: 'bytes', says: 'Bytes of the home page', needsBuild: true, measure: bytes},
  {name: 'interaction', says: 'Taps and moves on a slow phone', needsBuild: true, measure: interaction},
  {name: 'load', says: 'Load on nginx', needsBuild: true, measure: load},
  {name: 'build', says: 'Builds of this site', needsBuild: false, measure: build},
  {name: 'dev', says: 'The development server', needsBuild: false, measure: dev},
  {name: 'thousand', says: `A build with ${many} pages more`, needsBuild: false, measure: thousand},
  {name: 'pages', says: 'Every page in Lighthouse', needsBuild: true, measure: pages},
];
