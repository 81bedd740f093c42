import {currentVersion} from '../../support/archive';
import {shownDay} from '../../support/shownDay';
import {expect, test} from '../../engines/support/test';

const policy = 'privacy-policy';
const {predecessor = ''} = currentVersion(policy) ?? {};
const address = `/legal/${policy}`;
const bar = 'main [aria-label="Version"]';

test('the version bar links to the previous version, and that leads back', async ({visitor}) => {
  await visitor.visit(address);
  await visitor.click(`${bar} a`, `Replaces ${shownDay(predecessor)}`);
  await expect.poll(visitor.place).toBe(`/legal/${predecessor}/${policy}`);
  await visitor.click('main a', 'Read the version');
  await expect.poll(visitor.place).toBe(address);
});

test('the version in effect on a day is shown, and the URL keeps the day', async ({visitor}) => {
  await visitor.visit('/legal?on=2020-01-01');
  await expect.poll(() => visitor.text('main [role="status"]')).toContain('not in effect yet');
  await visitor.evaluate((day) => {
    const field = document.querySelector<HTMLInputElement>('main input[type="date"]');
    if (field) field.value = day;
  }, predecessor);
  await visitor.click('main button', 'Show versions');
  await expect.poll(() => visitor.text('main [role="status"]')).toContain(`version of ${shownDay(predecessor)}`);
  expect(await visitor.place()).toContain(`?on=${predecessor}`);
});
