import {has, without} from '../support/features';
import {company} from '../support/menus';
import {expect, test} from './support/test';

test.skip(!has('chat'), without('chat'));

const panel = '[role="dialog"][aria-label="Live chat"]';
const log = `${panel} [role="log"]`;

test('a conversation works, and moving between pages keeps it', async ({visitor}) => {
  await visitor.comesTo('/contact');
  await expect.poll(() => visitor.see('.chat-toggle')).not.toBeNull();
  await visitor.clicks('main button', 'Live chat');
  await visitor.clicks(`${panel} textarea`);
  await visitor.types('parcels');
  await visitor.press('Enter');
  await expect.poll(() => visitor.text(log)).toContain('You wrote: parcels');
  await visitor.press('Escape');
  await expect.poll(() => visitor.see(panel)).toBeNull();
  expect((await visitor.see('.chat-toggle'))?.isFocused).toBe(true);

  await visitor.clicks('footer a', company.first.label);
  await expect.poll(visitor.place).toBe(company.first.to);
  await visitor.clicks('.chat-toggle');
  await visitor.clicks(`${panel} textarea`);
  await visitor.types('labels');
  await visitor.press('Enter');
  await expect.poll(() => visitor.text(log)).toContain('You wrote: labels');
});
