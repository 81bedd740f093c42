/**
 * The engine's way in, in two steps: reading and running all of it is one task otherwise, and on a slow phone a tap
 * waits for it to end. Everything is in the one file that the page loads; only its parts run one after the other.
 */
void import(/* webpackMode: "eager" */ 'react-dom/client').then(() => {
  setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
});
