import {examples} from '../../src/features/estimate/model/workOut';
import {desk, expect, test} from './support/test';

const form = 'form[aria-label="Estimate"]';
const field = (name: string) => `${form} input[type="number"][name="${name}"]`;
const said = `${form} output`;

test('numbers give a result, are kept in the address, and go into the message with the math', async ({visitor}) => {
  await visitor.comesTo('/contact#estimate');
  await visitor.fills(field('tasks'), '1100');
  await visitor.fills(field('minutes'), '6');
  await visitor.fills(field('hour'), '10');
  await visitor.fills(field('share'), '10');
  // 110 hours at $10, twelve times a year, are $13,200, and a tenth of that is $1,320.
  await expect.poll(() => visitor.text(said)).toBe('Estimated savings: $1,056 to $1,320 per year.');
  const shared = '/contact?tasks=1100&minutes=6&hour=10&share=10#estimate';
  await expect.poll(visitor.place).toBe(shared);
  await visitor.comesTo('/');
  await visitor.comesTo(shared);
  expect(await visitor.value(field('tasks'))).toBe('1100');
  await visitor.clicks(`${form} button`, 'Email me the math');
  await expect.poll(() => visitor.value('form[name="contact"] [name="message"]')).toContain('save $1,056 to $1,320');
});

test.describe('without script', () => {
  test.use({view: {...desk, script: false}});

  test('it is an example that can be sent as a form', async ({visitor}) => {
    await visitor.opens('/contact#estimate');
    expect(await visitor.value(field('tasks'))).toBe(examples.tasks);
    await visitor.fills(field('tasks'), '5200');
    await visitor.press('Enter');
    await expect.poll(visitor.place).toMatch(/^\/contact\?tasks=5200&.*#estimate$/);
  });
});
