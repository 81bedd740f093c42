import {examples} from '../../src/features/estimate/model/workOut';
import {desktop, expect, test} from './support/test';

const form = 'form[aria-label="Estimate"]';
const field = (name: string) => `${form} input[type="number"][name="${name}"]`;
const said = `${form} output`;

test('numbers give a result, are kept in the address, and go into the message with the math', async ({visitor}) => {
  await visitor.visit('/contact#estimate');
  await visitor.fill(field('tasks'), '1100');
  await visitor.fill(field('minutes'), '6');
  await visitor.fill(field('hour'), '10');
  await visitor.fill(field('share'), '10');
  // 110 hours at $10, twelve times a year, are $13,200, and a tenth of that is $1,320.
  await expect.poll(() => visitor.text(said)).toBe('Estimated savings: $1,056 to $1,320 per year.');
  const shared = '/contact?tasks=1100&minutes=6&hour=10&share=10#estimate';
  await expect.poll(visitor.place).toBe(shared);
  await visitor.visit('/');
  await visitor.visit(shared);
  expect(await visitor.value(field('tasks'))).toBe('1100');
  await visitor.click(`${form} button`, 'Email me the math');
  await expect.poll(() => visitor.value('form[name="contact"] [name="message"]')).toContain('save $1,056 to $1,320');
});

test.describe('without script', () => {
  test.use({view: {...desktop, script: false}});

  test('it is an example that can be sent as a form', async ({visitor}) => {
    await visitor.open('/contact#estimate');
    expect(await visitor.value(field('tasks'))).toBe(examples.tasks);
    await visitor.fill(field('tasks'), '5200');
    await visitor.press('Enter');
    await expect.poll(visitor.place).toMatch(/^\/contact\?tasks=5200&.*#estimate$/);
  });
});
