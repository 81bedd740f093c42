/**
 * The engine's way in, taken in steps. Reading and running all of it is one task otherwise, and on a slow phone a tap
 * waits for it to end. Everything is in the one file that the page loads; only its parts run one after the other.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
