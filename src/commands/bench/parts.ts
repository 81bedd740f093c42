import {devBench} from '../support/devBench';
import {interactionBench} from '../support/interactionBench';
import {loadBench} from '../support/loadBench';
import {siteServer} from '../support/nginxServer';
import {buildMany, buildOnce} from './builds';
import {bytesOf, type Weight} from './bytes';
import {imperfect, judgePages, lowest, pagesOf} from './everyPage';
import {compareHome} from './home';
import {modes} from './lighthouse';
import {gib, kib, ms, seconds} from './numbers';
import type {Outcome, Row} from './report';
import {inVenue} from './venue';

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

async function home(say: Say): Promise<Outcome> {
  const paired = await inVenue(folder, (venue) => compareHome(venue, say));
  const rows = modes.flatMap((mode): Row[] => {
    const {home: own, reference} = paired[mode];
    const beside = (name: 'fcp' | 'lcp' | 'speedIndex') => `${ms(own[name])}; bare page ${ms(reference[name])}`;
    const devtools = mode === 'devtools';
    return [
      {
        what: `LCP of the home page (${mode})`,
        measured: `${beside('lcp')}; ${(own.lcp / reference.lcp).toFixed(2)} times`,
        ...(devtools && {aim: 'at most 1.10 times', within: own.lcp <= 1.1 * reference.lcp}),
      },
      {
        what: `FCP of the home page (${mode})`,
        measured: beside('fcp'),
        ...(devtools && {aim: 'within 5 % of LCP', within: own.lcp - own.fcp <= 0.05 * own.lcp}),
      },
      {what: `Speed Index of the home page (${mode})`, measured: beside('speedIndex')},
      {
        what: `TBT of the home page (${mode})`,
        measured: ms(own.tbt),
        ...(!devtools && {aim: 'at most 20 ms', within: own.tbt <= 20}),
      },
      {
        what: `CLS of the home page (${mode})`,
        measured: own.cls.toFixed(4),
        aim: 'under 0.001',
        within: own.cls < 0.001,
      },
    ];
  });
  return {rows, key: ['LCP of the home page (devtools)', 'TBT of the home page (simulate)']};
}

async function pages(say: Say): Promise<Outcome> {
  const addresses = pagesOf(folder);
  const judged = await inVenue(folder, (venue) => judgePages(venue, addresses, say));
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
  const {home: own, reference} = await inVenue(folder, async (venue) => ({
    home: await bytesOf(`${venue.site}/`, venue),
    reference: await bytesOf(`${venue.reference}/`, venue),
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
      measured: `${kib(before)}; bare page ${kib(reference.atLoad.files + reference.atLoad.headers)}`,
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
    {what: 'Script in all, home page', measured: kib(script), aim: 'at most 90 KiB', within: script <= 90 * 1024},
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
      {what: `First tap, ${slow}`, measured: ms(firstTapMs), aim: 'under 100 ms', within: firstTapMs < 100},
      {
        what: `Move to a next page, ${slow}`,
        measured: ms(clientMoveMs),
        aim: 'under 100 ms',
        within: clientMoveMs < 100,
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
  {name: 'lighthouse', says: 'The home page beside a bare one, in Lighthouse', needsBuild: true, measure: home},
  {name: 'bytes', says: 'Bytes of the home page', needsBuild: true, measure: bytes},
  {name: 'interaction', says: 'Taps and moves on a slow phone', needsBuild: true, measure: interaction},
  {name: 'load', says: 'Load on nginx', needsBuild: true, measure: load},
  {name: 'build', says: 'Builds of this site', needsBuild: false, measure: build},
  {name: 'dev', says: 'The development server', needsBuild: false, measure: dev},
  {name: 'thousand', says: `A build with ${many} pages more`, needsBuild: false, measure: thousand},
  {name: 'pages', says: 'Every page in Lighthouse', needsBuild: true, measure: pages},
];
