import postcss, {type AtRule, type ChildNode, type Container, type Root, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Attributes that choose a variant. Others, and pseudo-classes, may change later, so rules for them are kept. */
const variants = new Set(
  ['align', 'columns', 'layout', 'notes', 'scene', 'size', 'table', 'variant'].map((name) => `data-${name}`),
);

const variant = (name: string, value = '') => `[${name}=${value}]`;

/** The tags, classes, ids and variants that a selector needs. */
function namesOf(selector: string): string[] {
  const names: string[] = [];
  selectorParser((root) => {
    for (const complex of root.nodes) {
      for (const node of complex.nodes) {
        if (node.type === 'class') names.push(`.${node.value}`);
        if (node.type === 'id') names.push(`#${node.value}`);
        if (node.type === 'tag') names.push(node.value.toLowerCase());
        if (node.type === 'attribute' && variants.has(node.attribute)) names.push(variant(node.attribute, node.value));
      }
    }
  }).processSync(selector);
  return names;
}

function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase());
  for (const [, name = '', quoted, bare] of html.matchAll(/\s(class|id|data-[a-z]+)(?:=(?:"([^"]*)"|([^\s>]+)))?/g)) {
    const value = quoted ?? bare ?? '';
    if (name === 'id') names.add(`#${value}`);
    else if (name === 'class') for (const each of value.split(/\s+/)) names.add(`.${each}`);
    else if (variants.has(name)) names.add(variant(name, value));
  }
  return names;
}

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Variables that are used in a property or in the HTML, directly or through other variables. */
function liveVariables(root: Root, html: string): Set<string> {
  const definitions = new Map<string, string[]>();
  const live = new Set<string>(variablesIn(html));
  root.walkDecls((declaration) => {
    const uses = variablesIn(declaration.value);
    if (!declaration.prop.startsWith('--')) for (const name of uses) live.add(name);
    else definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), ...uses]);
  });
  // Iterating over a set also visits what is added meanwhile.
  for (const name of live) for (const use of definitions.get(name) ?? []) live.add(use);
  return live;
}

const inKeyframes = (node: ChildNode) => (node.parent as AtRule | undefined)?.name?.endsWith('keyframes');

function dropUnusedRules(root: Root, needs: Map<string, string[]>, names: Set<string>): void {
  root.walkRules((rule: Rule) => {
    if (inKeyframes(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => needs.get(selector)?.every((name) => names.has(name)));
    if (rule.selector === '') rule.remove();
  });
}

function dropUnusedVariables(root: Root, html: string): void {
  const live = liveVariables(root, html);
  root.walkDecls(/^--/, (declaration) => {
    if (!live.has(declaration.prop)) declaration.remove();
  });
}

function dropUnusedKeyframes(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({value}) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

/** From the inside out, because a block that loses its last rule is empty too. */
function dropEmptyBlocks(block: Container): void {
  block.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmptyBlocks(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The first block of each layer decides the order of the layers, which must hold even if that block is dropped. */
function layerOrder(root: Root): string {
  const layers: string[] = [];
  root.walkAtRules('layer', ({params}) => {
    for (const name of params.split(/\s*,\s*/)) if (!layers.includes(name)) layers.push(name);
  });
  return layers.length > 0 ? `@layer ${layers.join(',')};` : '';
}

/** Parses a finished style sheet once, and returns a function that picks the rules for the HTML of any page. */
export function rulesByPage(css: string): (html: string) => string {
  const sheet = postcss.parse(css);
  const order = layerOrder(sheet);
  const needs = new Map<string, string[]>();
  sheet.walkRules((rule) => {
    if (!inKeyframes(rule)) for (const selector of rule.selectors) needs.set(selector, namesOf(selector));
  });
  const neededNames = new Set([...needs.values()].flat());
  const known = new Map<string, string>();
  return (html) => {
    const names = new Set([...namesIn(html)].filter((name) => neededNames.has(name)));
    // Pages with the same names and the same variables in their markup share their rules.
    const key = [...names, ...variablesIn(html)].sort().join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const root = sheet.clone();
    dropUnusedRules(root, needs, names);
    dropUnusedVariables(root, html);
    dropUnusedKeyframes(root);
    dropEmptyBlocks(root);
    const rules = order + root.toString();
    known.set(key, rules);
    return rules;
  };
}
