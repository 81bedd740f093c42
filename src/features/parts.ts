import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {features} from '../company';
import type {Feature, Features} from '../content/features';

const at = (...parts: string[]) => path.join(__dirname, ...parts);

/** The theme button is a component; the other features have a folder. One whose folder was deleted counts as off. */
const isThere = (name: string) => name === 'themeToggle' || existsSync(at(name));

export const presentFeatures = Object.fromEntries(
  Object.entries(features).map(([name, isOn]) => [name, isOn && isThere(name)]),
) as Features;

/** The files of features at a place that any of them may have, such as `server/site.ts`. One that is off adds nothing. */
export const filesAt = (place: string): string[] =>
  readdirSync(at())
    .filter((name) => presentFeatures[name as Feature] !== false)
    .map((name) => at(name, place))
    .filter((file) => existsSync(file));

/** What these files export. Nothing names a feature, so its folder can be deleted. */
export function partsAt<Part>(place: string): Part[] {
  // oxlint-disable-next-line typescript/no-require-imports -- so that a new feature needs no second edit
  return filesAt(place).map((file) => require(file) as Part);
}
