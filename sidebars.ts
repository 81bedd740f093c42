import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The order of the policies wherever they are listed. Others follow; one that has ended keeps its place. */
export const policyOrder = ['terms-of-service', 'privacy-policy'];

/** Docusaurus knows only those with a draft. */
const sidebars: SidebarsConfig = {
  legal: policyOrder.filter((slug) => existsSync(path.join(__dirname, 'pages', 'legal', `${slug}.mdx`))),
};

export default sidebars;
