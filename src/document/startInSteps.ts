/**
 * Docusaurus's client entry, in steps. Evaluating it all would be one long task, during which a slow phone cannot
 * answer a tap. It is still one file; only its parts run one after the other. What nearly every page is made of is in it
 * too, because a request of its own costs more than it weighs.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@theme/MDXPage'))
  .then(() => import(/* webpackMode: "eager" */ '@generated/docusaurus-plugin-content-pages/default/__plugin.json'))
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
