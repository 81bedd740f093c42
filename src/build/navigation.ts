import createJiti from 'jiti';
import {statSync} from 'node:fs';
import path from 'node:path';
import type {Navigation} from '../content/navigation';
import {sectionsAmong, type Section} from '../content/sections';

export const configFile = 'docusaurus.config.ts';

let known: {stamp: string; navigation: Navigation} | undefined;

/** The menus and the footer in docusaurus.config.ts, reloaded when the file has changed. */
export function readNavigation(root: string): Navigation {
  const file = path.resolve(root, configFile);
  const stamp = `${file} ${statSync(file).mtimeMs}`;
  if (known?.stamp !== stamp) {
    const load = createJiti(file, {interopDefault: false, requireCache: false});
    const {themeConfig} = load(file) as {themeConfig: Navigation};
    known = {stamp, navigation: themeConfig};
  }
  return known.navigation;
}

export const readSections = (root: string): Section[] => sectionsAmong(readNavigation(root).navbar.items);
