import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The order of the policies wherever they are listed. */
const sidebars: SidebarsConfig = {
  legal: ['terms-of-service', 'privacy-policy'],
};

export default sidebars;
