import {currentVersion} from './archive';
import {shownDay} from '../../support/words';
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
