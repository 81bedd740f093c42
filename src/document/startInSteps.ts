/**
 * Docusaurus's client entry, in steps. Evaluating it all would be one long task, during which a slow phone cannot
 * answer a tap. It is still one file; only its parts run one after the other.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
