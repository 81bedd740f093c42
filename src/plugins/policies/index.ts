import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redline} from '../../catalogue/policies/redline';
import {compareAddress, permanentAddress} from '../../catalogue/policies/timeline';
import {readArchive, redlinesOf, type Archive} from './archive';
import {feedAddress, feedOf} from './feed';
import {archivedFile} from './paths';
import {today} from '../today';

type Actions = PluginContentLoadedActions;

async function addComparison({addRoute, createData}: Actions, redline: Redline): Promise<void> {
  const {policy, from, to} = redline;
  const name = `${policy}-${from}-${to}.json`;
  await createData(name, JSON.stringify(redline));
  addRoute({
    path: compareAddress(policy, from, to),
    component: '@site/src/site/Policy/Compare',
    // By its alias: the path that createData gives would carry this machine's folders into the site.
    modules: {redline: `@generated/policies/default/${name}`},
    exact: true,
  });
}

/** The engine serves the version in force only at its short address, but its permanent address must work from the first day. */
function addPermanentAddresses({addRoute}: Actions, {timeline}: Archive): void {
  const {inForce, versions} = timeline;
  for (const slug of versions.find(({name}) => name === inForce)?.policies ?? []) {
    addRoute({
      path: permanentAddress(inForce, slug),
      component: '@site/src/site/Policy/Permanent',
      modules: {content: `@site/${archivedFile(inForce, slug)}`},
      exact: true,
    });
  }
}

export const readFeed = ({siteDir, siteConfig}: LoadContext): string =>
  feedOf(readArchive(siteDir, today()), {url: siteConfig.url, title: siteConfig.title});

/** Everything around the published texts: their versions, the comparisons and the feed. */
export default function policiesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  return {
    name: 'policies',
    async contentLoaded({actions}) {
      const archive = readArchive(siteDir, today());
      actions.setGlobalData(archive.timeline);
      await actions.createData('histories.json', JSON.stringify(archive.histories));
      addPermanentAddresses(actions, archive);
      await Promise.all(redlinesOf(archive).map((redline) => addComparison(actions, redline)));
    },
    async postBuild({outDir}) {
      const file = path.join(outDir, feedAddress);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, readFeed(context));
    },
  };
}
