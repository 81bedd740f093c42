import {has, without} from '../../support/features';
import {company} from '../../support/menus';
import {expect, test} from '../../engines/support/test';

test.skip(!has('chat'), without('chat'));

const panel = '[role="dialog"][aria-label="Live chat"]';
const log = `${panel} [role="log"]`;

test('the chat answers and keeps working after navigation', async ({visitor}) => {
  await visitor.visit('/contact');
  await expect.poll(() => visitor.find('.chat-toggle')).not.toBeNull();
  await visitor.click('main button', 'Live chat');
  await visitor.click(`${panel} textarea`);
  await visitor.type('parcels');
  await visitor.press('Enter');
  await expect.poll(() => visitor.text(log)).toContain('You wrote: parcels');
  await visitor.press('Escape');
  await expect.poll(() => visitor.find(panel)).toBeNull();
  expect((await visitor.find('.chat-toggle'))?.isFocused).toBe(true);

  await visitor.click('footer a', company.first.label);
  await expect.poll(visitor.place).toBe(company.first.to);
  await visitor.click('.chat-toggle');
  await visitor.click(`${panel} textarea`);
  await visitor.type('labels');
  await visitor.press('Enter');
  await expect.poll(() => visitor.text(log)).toContain('You wrote: labels');
});
