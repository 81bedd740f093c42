import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {privacyPolicy} from '../model/promise';
import {promiseOf} from '../model/promiseOf';
import type {Redline} from '../model/redline';
import {comparisonsAddress} from '../model/comparisons';
import {
  compareAddress,
  currentAddress,
  ledgerAddress,
  permanentAddress,
  standing,
  textAddress,
} from '../model/timeline';
import {company} from '../../../company';
import {readArchive, redlinesOf, type Archive} from './archive';
import {feedAddress, feedOf} from './feed';
import {sealsOf} from './ledger';
import {archivedFile, ledgerFile} from './paths';
import {today} from '../../../company/today';

/** What reads `&nbsp;` and the like, as the parser of Markdown finds it. */
const characterNames = 'decode-named-character-reference';
const parser = path.dirname(require.resolve('mdast-util-from-markdown'));

type Actions = PluginContentLoadedActions;

async function addComparison({addRoute, createData}: Actions, redline: Redline): Promise<void> {
  const {policy, from, to} = redline;
  const name = `${policy}-${from}-${to}.json`;
  await createData(name, JSON.stringify(redline));
  addRoute({
    path: compareAddress(policy, from, to),
    component: '@site/src/features/policies/ui/Compare',
    // By its alias: the path that createData gives would carry this machine's folders into the site.
    modules: {redline: `@generated/policies/default/${name}`},
    exact: true,
  });
}

/** Where any two versions are compared in the browser, because a page for each two would be hundreds. */
async function addComparisons({addRoute, createData}: Actions, slug: string): Promise<void> {
  const name = `${slug}.json`;
  await createData(name, JSON.stringify({policy: slug}));
  addRoute({
    path: comparisonsAddress(slug),
    component: '@site/src/features/policies/ui/Compare/OnRequest',
    modules: {subject: `@generated/policies/default/${name}`},
    exact: true,
  });
}

/** The engine serves the version in force only at its short address, but its permanent address must work from the first day. */
function addPermanentAddresses({addRoute}: Actions, {timeline}: Archive): void {
  const {inForce, versions} = timeline;
  for (const slug of versions.find(({name}) => name === inForce)?.policies ?? []) {
    addRoute({
      path: permanentAddress(inForce, slug),
      component: '@site/src/features/policies/ui/Permanent',
      modules: {content: `@site/${archivedFile(inForce, slug)}`},
      exact: true,
    });
  }
}

/** A policy that has ended keeps its short address, which shows its last version. */
function addEnded({addRoute}: Actions, {timeline}: Archive): void {
  const {inForce, policies, versions} = timeline;
  const current = versions.find(({name}) => name === inForce)?.policies ?? [];
  for (const {slug, ends} of policies) {
    const last = standing(versions).find((version) => version.policies.includes(slug) && version.name < inForce);
    if (!ends || !last || current.includes(slug)) continue;
    addRoute({
      path: currentAddress(slug),
      component: '@site/src/features/policies/ui/Permanent',
      modules: {content: `@site/${archivedFile(last.name, slug)}`},
      exact: true,
    });
  }
}

/** The ledger and every text that it seals, byte for byte, so that anybody can check one against the other. */
async function writeProofs(siteDir: string, outDir: string, {records}: Archive): Promise<void> {
  await mkdir(path.join(outDir, path.dirname(ledgerAddress)), {recursive: true});
  await copyFile(path.join(siteDir, ledgerFile), path.join(outDir, ledgerAddress));
  for (const {version, policies} of records) {
    for (const slug of Object.keys(policies)) {
      const target = path.join(outDir, textAddress(version, slug));
      await mkdir(path.dirname(target), {recursive: true});
      await copyFile(path.join(siteDir, archivedFile(version, slug)), target);
    }
  }
}

export const readFeed = ({siteDir, siteConfig}: LoadContext): string =>
  feedOf(readArchive(siteDir, today()), {
    url: siteConfig.url,
    title: siteConfig.title,
    timeZone: company.timeZone.name,
  });

/** Everything around the published texts: their versions, the comparisons and the feed. */
export default function policiesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  return {
    name: 'policies',
    async contentLoaded({actions}) {
      const archive = readArchive(siteDir, today());
      // Every page has a form, and only those of the policies have the rest.
      actions.setGlobalData({promise: promiseOf(archive.timeline, privacyPolicy)});
      await actions.createData('timeline.json', JSON.stringify(archive.timeline));
      await actions.createData('histories.json', JSON.stringify(archive.histories));
      await actions.createData('seals.json', JSON.stringify(sealsOf(archive.records)));
      addPermanentAddresses(actions, archive);
      addEnded(actions, archive);
      await Promise.all(archive.timeline.policies.map(({slug}) => addComparisons(actions, slug)));
      await Promise.all(redlinesOf(archive).map((redline) => addComparison(actions, redline)));
    },
    // For browsers the package has a form that sets innerHTML, which the content security policy forbids.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {[characterNames]: require.resolve(characterNames, {paths: [parser]})}}},
    async postBuild({outDir}) {
      const file = path.join(outDir, feedAddress);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, readFeed(context));
      await writeProofs(siteDir, outDir, readArchive(siteDir, today()));
    },
  };
}
