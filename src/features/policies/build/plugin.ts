import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {privacyPolicy} from '../model/promise';
import {promiseOf} from '../model/promiseOf';
import type {Redline} from '../model/redline';
import {comparisonsAddress} from '../model/comparisons';
import {compareAddress, currentAddress, currentVersion, recordAddress, textAddress} from '../model/timeline';
import {company} from '../../../company';
import {readArchive, redlinesOf, type Archive} from './archive';
import {feedAddress, feedOf} from './feed';
import {archivedFile} from './paths';
import {printJson, readRecord, type PolicyRecord} from './record';
import {servedRecord} from './stamps';
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

/** The engine serves every version at its permanent address. The short one shows the version in force, or the last of a policy that ended. */
function addShortAddresses({addRoute}: Actions, {timeline}: Archive): void {
  for (const {slug} of timeline.policies) {
    const current = currentVersion(timeline, slug);
    if (!current) continue;
    const sourceFilePath = archivedFile(current.name, slug);
    addRoute({
      path: currentAddress(slug),
      component: '@site/src/features/policies/ui/Current',
      modules: {content: `@site/${sourceFilePath}`},
      exact: true,
      metadata: {sourceFilePath},
    });
  }
}

/** The record and every text in it, byte for byte, so that anybody can check one against the other. */
async function writeProofs(siteDir: string, outDir: string, {record}: Archive): Promise<void> {
  await mkdir(path.join(outDir, path.dirname(recordAddress)), {recursive: true});
  await writeFile(path.join(outDir, recordAddress), printJson(record));
  for (const {version, policy} of record.versions) {
    const target = path.join(outDir, textAddress(version, policy));
    await mkdir(path.dirname(target), {recursive: true});
    await copyFile(path.join(siteDir, archivedFile(version, policy)), target);
  }
}

const feedIn = (archive: Archive, {siteConfig}: LoadContext): string =>
  feedOf(archive, {url: siteConfig.url, title: siteConfig.title, timeZone: company.timeZone.name});

export const readFeed = (context: LoadContext): string => feedIn(readArchive(context.siteDir, today()), context);

/** Everything around the published texts: their versions, the comparisons and the feed. */
export default function policiesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  let served: Promise<PolicyRecord> | undefined;
  /** Asked once, so that the pages, the feed and the record say the same. */
  const archiveOf = async () => {
    served ??= servedRecord(readRecord(siteDir), context.siteConfig.url, today());
    return readArchive(siteDir, today(), await served);
  };
  return {
    name: 'policies',
    async contentLoaded({actions}) {
      served = undefined;
      const archive = await archiveOf();
      // Every page has a form, and only those of the policies have the rest.
      actions.setGlobalData({promise: promiseOf(archive.timeline, privacyPolicy)});
      await actions.createData('timeline.json', JSON.stringify(archive.timeline));
      const hashes = archive.record.versions.map((row) => [`${row.version}/${row.policy}`, row.sha256]);
      await actions.createData('hashes.json', JSON.stringify(Object.fromEntries(hashes)));
      addShortAddresses(actions, archive);
      await Promise.all(archive.timeline.policies.map(({slug}) => addComparisons(actions, slug)));
      await Promise.all(redlinesOf(archive).map((redline) => addComparison(actions, redline)));
    },
    // For browsers the package has a form that sets innerHTML, which the content security policy forbids.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {[characterNames]: require.resolve(characterNames, {paths: [parser]})}}},
    async postBuild({outDir}) {
      const file = path.join(outDir, feedAddress);
      await mkdir(path.dirname(file), {recursive: true});
      const archive = await archiveOf();
      await writeFile(file, feedIn(archive, context));
      await writeProofs(siteDir, outDir, archive);
    },
  };
}
