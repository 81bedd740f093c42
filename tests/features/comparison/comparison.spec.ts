import {compareAddress, currentAddress, permanentAddress} from '../../../src/features/policies/model/addresses';
import {currentVersion, firstPair, onlyOne} from '../policies/archive';
import {shownDay} from '../../support/words';
import {faultsAt} from '../../support/playwright/axe';
import {expect, test, visit} from '../../support/playwright/test';

const policy = 'privacy-policy';
const pair = firstPair(policy);
const {from, to} = pair ?? {from: '', to: ''};
const {version: inForce = '', predecessor = ''} = currentVersion(policy) ?? {};

test.describe('a comparison', () => {
  test.skip(!pair, onlyOne);
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('is linked from the version bar, and links to the older text', async ({page}) => {
    await page.goto(currentAddress(policy));
    await page.getByRole('region', {name: 'Version'}).getByRole('link', {name: 'See what changed'}).click();
    await expect(page).toHaveURL(compareAddress(policy, predecessor, inForce));
    const main = page.getByRole('main');
    await main.getByRole('link', {name: `Text of ${shownDay(predecessor)}`}).click();
    await expect(page).toHaveURL(permanentAddress(predecessor, policy));
  });

  test('is not for search engines, says what was added and removed, is accessible and fits every width', async ({
    page,
    faults,
  }) => {
    await visit(page, compareAddress(policy, from, to));
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    for (const mark of await page.locator('main section').locator('ins, del').allTextContents())
      expect(mark.trim()).toMatch(/^\[(added|removed): .*\]$/s);
    expect([...(await faultsAt(page, [320, 1360])), ...faults.messages]).toEqual([]);
  });
});
