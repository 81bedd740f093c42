import {compareAddress, currentAddress, permanentAddress} from '../../../src/features/policies/model/addresses';
import {currentVersion} from '../policies/archive';
import {shownDay} from '../../support/words';
import {faultsAt} from '../../support/playwright/axe';
import {expect, hydrated, test} from '../../support/playwright/test';

const policy = 'privacy-policy';
const {version: inForce = '', predecessor = ''} = currentVersion(policy) ?? {};

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a comparison says what was added and removed, and stands between the text in force and the one before', async ({
  page,
  faults,
}) => {
  test.skip(!predecessor, 'This archive has one version, and nothing to compare it with.');
  await page.goto(currentAddress(policy));
  await page.getByRole('region', {name: 'Version'}).getByRole('link', {name: 'See what changed'}).click();
  await expect(page).toHaveURL(compareAddress(policy, predecessor, inForce));
  await page.reload();
  await hydrated(page);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  for (const mark of await page.locator('main section').locator('ins, del').allTextContents())
    expect(mark.trim()).toMatch(/^\[(added|removed): .*\]$/s);
  expect([...(await faultsAt(page, [320, 1360])), ...faults.messages]).toEqual([]);
  await page.getByRole('link', {name: `Text of ${shownDay(predecessor)}`}).click();
  await expect(page).toHaveURL(permanentAddress(predecessor, policy));
});
