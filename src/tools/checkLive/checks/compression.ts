import {wrong, type Concern, type Fault} from '../report';
import type {Answer} from '../visitor';

const mendNone =
  'Let the host send the .br and .gz files that lie beside each page (`npm run release` tells nginx to), or compress by itself.';
const mendWrong = 'See which of the host and its proxies names an encoding without encoding, or encodes twice.';
const mendVary = 'Add "Vary: Accept-Encoding": a cache would hand what it has to browsers that cannot read it.';

function faultsOf(answer: Answer): Fault[] {
  const {path, status, headers, trouble} = answer;
  if (trouble) return [wrong(answer, '', mendWrong)];
  if (status !== 200) return [];
  if (!headers['content-encoding']) return [{what: `${path} is sent uncompressed`, mend: mendNone}];
  const varies = /accept-encoding|\*/i.test(headers.vary ?? '');
  return varies ? [] : [{what: `${path} does not say that it varies with what a browser can decode`, mend: mendVary}];
}

/** Pages, scripts and styles come compressed, and only to those who can decode them. */
export const compression: Concern = {
  name: 'Compression',
  async look({visitor, expected}) {
    const texts = ['/', ...expected.assets.filter((file) => /\.(js|css)$/.test(file))];
    const [answers, simple] = await Promise.all([
      Promise.all(texts.map((path) => visitor.page(path))),
      visitor.ask('/', {headers: {'Accept-Encoding': 'identity'}}),
    ]);
    const faults = answers.flatMap(faultsOf);
    const encoding = simple.headers['content-encoding'];
    if (encoding) {
      const what = `/ is sent as ${encoding} to a browser that asks for no encoding`;
      faults.push({what, mend: mendWrong});
    }
    const used = [...new Set(answers.map(({headers}) => headers['content-encoding']))].join(' and ');
    const notes = used === 'gzip' ? ['Brotli would save another tenth.'] : [];
    return {right: `pages, scripts and styles come as ${used}.`, faults, notes};
  },
};
