import {randomUUID} from 'node:crypto';
import {linkOf} from '../expected';
import {wrong, type Concern, type Fault} from '../report';
import type {Answer} from '../visitor';

const mendStatus =
  'Let the host answer 404 with /404.html, and switch off a fallback that is meant for applications of a single page.';
const mendPage = 'Name /404.html as the page for errors: without it a lost visitor sees the page of the host.';
const mendSecret = 'Serve the folder build/ and nothing around it, with the rules of the build for its own files.';

/** What lies beside a site and is sometimes published with it. */
const secrets = ['/.env', '/.git/config', '/package.json', '/nginx.conf'];

function lostFault(answer: Answer): Fault | undefined {
  if (answer.status !== 404) return wrong(answer, ', and there is no such page', mendStatus);
  if (linkOf(answer.text, 'canonical') === '/404.html') return undefined;
  return wrong(answer, " with another page than the site's own", mendPage);
}

const secretFault = (answer: Answer): Fault | undefined =>
  answer.status === 0 || answer.status >= 400
    ? undefined
    : wrong(answer, ', and visitors have no business there', mendSecret);

/** What there is not, and what is not for visitors. */
export const missing: Concern = {
  name: 'Missing pages',
  async look({visitor, expected}) {
    const lost = [`/no-such-page-${randomUUID()}`, `/industries/no-such-page-${randomUUID()}`];
    const hidden = expected.redirects.filter(({status}) => status === 404).map(({from}) => from);
    const ask = (paths: string[]) => Promise.all(paths.map((path) => visitor.page(path)));
    const [missed, kept] = await Promise.all([ask(lost), ask([...hidden, ...secrets])]);
    const faults = [...missed.map(lostFault), ...kept.map(secretFault)].filter((fault) => fault !== undefined);
    return {right: "404 with the site's own page, and nothing is served that is not for visitors.", faults};
  },
};
