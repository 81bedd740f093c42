import {linkOf} from '../expected';
import {counted, wrong, type Concern, type Fault, type Site} from '../report';
import type {Answer} from '../visitor';

const notThere = 'Deploy the whole of build/, and see that the host serves /contact from contact.html.';
const another =
  'Switch off the fallback that answers every address with one page: it is meant for applications of a single page.';

function faultOf(answer: Answer, {expected}: Site): Fault | undefined {
  const {path, status, headers, text, trouble} = answer;
  if (status !== 200 || trouble) return wrong(answer, '', notThere);
  const type = headers['content-type'] ?? 'nothing';
  if (!/^text\/html; *charset=utf-8$/i.test(type)) {
    return {what: `${path} is sent as ${type}`, mend: 'Let the host send .html as text/html; charset=utf-8.'};
  }
  const canonical = linkOf(text, 'canonical');
  if (canonical === path || canonical === expected.pages.get(path)) return undefined;
  return {what: `${path} shows the page ${canonical ?? 'of something else'}`, mend: another};
}

const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Every page of the build, and every address in the sitemap. */
export const pages: Concern = {
  name: 'Pages',
  async look(site) {
    const {visitor, expected} = site;
    const sitemap = await visitor.page('/sitemap.xml');
    const listed = addressesIn(sitemap.text);
    const addresses = [...new Set([...expected.pages.keys(), ...listed])];
    const answers = await Promise.all(addresses.map((address) => visitor.page(address)));
    const faults = answers.map((answer) => faultOf(answer, site)).filter((fault) => fault !== undefined);
    if (listed.length === 0) faults.unshift(wrong(sitemap, ' and lists no page', notThere));
    return {right: `all ${counted(answers.length, 'page')} answer, each with its own text.`, faults};
  },
};
