import {currentVersion} from './archive';
import {shownDay} from '../../support/words';
import {expect, test} from '../../engines/support/test';

const policy = 'privacy-policy';
const {predecessor = ''} = currentVersion(policy) ?? {};
const address = `/legal/${policy}`;
const bar = 'main [aria-label="Version"]';

test('the version bar leads to what changed, that to the version before, and that back', async ({visitor}) => {
  await visitor.visit(address);
  await visitor.click(`${bar} a`, 'See what changed');
  await expect.poll(visitor.place).toMatch(/^\/legal\/compare\//);
  await visitor.click('main a', `Text of ${shownDay(predecessor)}`);
  await expect.poll(visitor.place).toBe(`/legal/${predecessor}/${policy}`);
  await visitor.click('main a', 'Read the version');
  await expect.poll(visitor.place).toBe(address);
});
