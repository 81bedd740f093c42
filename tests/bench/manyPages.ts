import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {evidence, type Evidence} from '../../src/claims/evidence';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Three letters for a number: copy may hold no figures outside the register of claims. */
const nameOf = (number: number): string =>
  [676, 26, 1].map((place) => letters[Math.floor(number / place) % 26]).join('');

function pageOf(text: string, name: string): string {
  const body = text.slice(text.indexOf('---', 3) + 4);
  const hue = /^hue: .*$/m.exec(text)?.[0] ?? 'hue: brand';
  const head = [
    `title: Agents for the trade called ${name}`,
    `description: One page of many that nobody reads, about agents for the trade called ${name}, made to see how long a build takes.`,
    `label: Trade ${name}`,
    hue,
  ];
  // Twice the same headline or lead is a fault that the doctor finds.
  const own = body.replace(
    /^# .*\n\n.+$/m,
    (start) => `${start.replace(/^# .*/, `# Agents for *trade ${name}*`)} ${name}.`,
  );
  return `---\n${head.join('\n')}\n---\n${own}`;
}

/** Some figures belong to one page, which then is no model for others. */
const reserved = Object.entries<Evidence>(evidence).flatMap(([id, {onlyOn}]) => (onlyOn ? [`id="${id}"`] : []));

/**
 * Fills a copy of the site with pages that are made of all that its own service and industry pages are made of. They
 * stand outside the three menus: a menu of a thousand entries on a thousand pages is a fault of the site and no
 * measure of its build. Everything else takes them in: cards, Markdown, search, sitemap, links.
 */
export function addPages(folder: string, count: number): void {
  const models = ['ai-services', 'industries'].flatMap((section) => {
    const of = path.join(folder, 'pages', section);
    const texts = readdirSync(of).map((file) => readFileSync(path.join(of, file), 'utf8'));
    return texts.filter((text) => !reserved.some((id) => text.includes(id)));
  });
  const target = path.join(folder, 'pages', 'trades');
  mkdirSync(target);
  for (let at = 0; at < count; at += 1) {
    const name = nameOf(at);
    writeFileSync(path.join(target, `trade-${name}.mdx`), pageOf(models[at % models.length] ?? '', name));
  }
}
