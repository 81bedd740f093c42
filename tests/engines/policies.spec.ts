import {comparisonsAddress} from '../../src/features/policies/model/comparisons';
import {compareAddress} from '../../src/features/policies/model/timeline';
import {currentVersion, neighborsOf} from '../../src/features/policies/model/timeline';
import {timeline} from '../support/archive';
import {shownDay} from '../support/shownDay';
import {expect, test} from './support/test';

const policy = 'privacy-policy';
const inForce = currentVersion(timeline, policy)?.name ?? '';
const predecessor = neighborsOf(timeline, inForce, policy).predecessor?.name ?? '';
const address = `/legal/${policy}`;
const bar = 'main [aria-label="Version"]';

test('the bar of versions leads to an older text, to what changed since, and back', async ({visitor}) => {
  await visitor.comesTo(address);
  await visitor.clicks(`${bar} summary`, 'Versions');
  await visitor.clicks(`${bar} details a`, shownDay(predecessor));
  await expect.poll(visitor.place).toBe(`/legal/${predecessor}/${policy}`);
  await visitor.clicks('main a', 'Read the version');
  await expect.poll(visitor.place).toBe(address);
  await visitor.clicks(`${bar} a`, 'See what changed');
  await expect.poll(visitor.place).toBe(compareAddress(policy, predecessor, inForce));
});

test('any two versions are compared on request, as their page compares them', async ({visitor}) => {
  await visitor.comesTo(compareAddress(policy, predecessor, inForce));
  const built = await visitor.look(() => document.querySelector('main')?.innerText);
  await visitor.comesTo(`${comparisonsAddress(policy)}?versions=${predecessor}...${inForce}`);
  await expect.poll(() => visitor.look(() => document.querySelector('main')?.innerText)).toBe(built);
});

test('the version of a day is shown, and the address keeps the question', async ({visitor}) => {
  await visitor.comesTo('/legal?on=2020-01-01');
  await expect.poll(() => visitor.text('main output')).toContain('none yet');
  await visitor.look((day) => {
    const field = document.querySelector<HTMLInputElement>('main input[type="date"]');
    if (field) field.value = day;
  }, predecessor);
  await visitor.clicks('main button', 'Show the version');
  await expect.poll(() => visitor.text('main output')).toContain(`version of ${shownDay(predecessor)}`);
  expect(await visitor.place()).toContain(`?on=${predecessor}`);
});

test('a section that is asked for is the one that is marked', async ({visitor}) => {
  const contents = 'nav[aria-label="On this page"]';
  await visitor.comesTo('/legal/terms-of-service');
  await visitor.clicks(`${contents} a`, '7. ');
  await expect.poll(visitor.place).toMatch(/#7-/);
  await expect.poll(() => visitor.text(`${contents} [aria-current="location"]`)).toMatch(/^7\. /);
});
