/** The engine's own command line, and the setting that keeps it from looking for updates in the network. */
export const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
export const docusaurusEnv = {NO_UPDATE_NOTIFIER: '1'};
