/** Docusaurus's client entry in steps. Evaluated as one, it would be a long task, and a slow phone answers no tap in it. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
