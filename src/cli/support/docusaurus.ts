/** The engine's own command line, and the setting that keeps it from looking for updates online. */
export const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
export const docusaurusEnv = {NO_UPDATE_NOTIFIER: '1'};

/** A large young generation saves half a second per build (docs/performance.md). */
export const docusaurusFlags = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
