import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {drawFigures} from './draw';

/** Draws the figures of a page while it is compiled, so that no drawing is done in a browser. */
const remarkFigures: Plugin<[], Root> = () => (tree, file) => {
  drawFigures(tree, (node, message) => file.fail(message, node));
};

export default remarkFigures;
