import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The policies in their order: beside a policy, in the footer and on /legal. One that is not listed comes last. */
const sidebars = {
  legal: ['terms-of-service', 'privacy-policy', 'guarantee'],
} satisfies SidebarsConfig;

export default sidebars;
