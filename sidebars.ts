import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The order of policies in every list. Policies that are not named here follow; a retired one keeps its place. */
export const policyOrder = ['terms-of-service', 'privacy-policy'];

/** Docusaurus accepts only policies that have a draft. */
const sidebars: SidebarsConfig = {
  legal: policyOrder.filter((slug) => existsSync(path.join(__dirname, 'pages', 'legal', `${slug}.mdx`))),
};

export default sidebars;
