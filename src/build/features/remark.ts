import type {Parents, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {features} from '../../company';
import {isTag} from '../tags';
import {tagsWithout} from './owned';

/** A module is bundled as long as a page imports it, even if it is not used. */
function dropImports(node: MdxjsEsm, names: ReadonlySet<string>): void {
  const program = node.data?.estree;
  if (!program) return;
  program.body = program.body.filter(
    (statement) =>
      statement.type !== 'ImportDeclaration' ||
      statement.specifiers.length === 0 ||
      !statement.specifiers.every(({local}) => names.has(local.name)),
  );
}

/** Removes tags from a page, with everything in them. */
export function withoutTags(tree: Root, names: ReadonlySet<string>): void {
  visit(tree, (node, at, parent: Parents | undefined) => {
    if (node.type === 'mdxjsEsm') dropImports(node, names);
    if (!isTag(node) || !names.has(node.name ?? '') || !parent || at === undefined) return undefined;
    parent.children.splice(at, 1);
    return [SKIP, at];
  });
}

/** Removes the tags of features that are off, before any other plugin sees the page. */
export default function remarkFeatures(): (tree: Root) => void {
  const names = tagsWithout(features);
  return (tree) => {
    if (names.size > 0) withoutTags(tree, names);
  };
}
