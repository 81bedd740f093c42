/**
 * The engine's way in, in steps: reading and running all of it is one task otherwise, and on a slow phone a tap
 * waits for it to end. Everything is in the one file that the page loads; only its parts run one after another.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
