import {readSources} from '../../../src/mdx/sources';
import {root} from '../../support/files';

const simulations = readSources(root).flatMap(({file, text}) =>
  [...text.matchAll(/<RefundSimulation\n(.*?)>\n(.*?)<\/RefundSimulation>/gs)].map(
    ([, props = '', rules = '']) => [file, props, rules] as const,
  ),
);

test.each(simulations)('the rules on %s state the numbers that the simulation applies', (_, props, rules) => {
  const number = (name: string) => Number(new RegExp(`\\b${name}=\\{([\\d.]+)\\}`).exec(props)?.[1]);
  // Before the number is a currency.
  expect(rules).toMatch(new RegExp(`\\*\\*[^\\d*]{1,5}${number('limit')} `));
  expect(rules).toMatch(new RegExp(`\\D${number('photo')}\\.`));
  expect(rules).toContain(`**${number('days')} days `);
});
