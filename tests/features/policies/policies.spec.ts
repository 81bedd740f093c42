import {addDays} from '../../../src/content/dates';
import {permanentAddress} from '../../../src/features/policies/model/addresses';
import {company} from '../../../src/company';
import {currentVersion} from './archive';
import {shownDay} from '../../support/words';
import {faultsAt} from '../../support/playwright/axe';
import {expect, test, visit} from '../../support/playwright/test';

const terms = '/legal/terms-of-service';
const current = currentVersion('terms-of-service');
const inForce = current?.version ?? '';
/** When the next version takes effect, and a day on which this build's terms are still in effect. */
const until = current?.until;
const lastDay = until ? addDays(until, -1) : '2031-05-17';
const noonOn = (day: string) => new Date(`${day}T12:00:00Z`);

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the terms show the current day as their last update and hydrate without a warning', async ({page, faults}) => {
  await page.clock.setFixedTime(noonOn(lastDay));
  await visit(page, terms);
  await expect(page.getByText('Page last updated')).toHaveText(
    new RegExp(`^Text unchanged since .* Page last updated ${shownDay(lastDay)}\\.$`),
  );
  // The visitor's clock never replaces the text of the build.
  await expect(page.getByRole('region', {name: 'Version'})).toContainText(`Version ${shownDay(inForce)}`);
  expect(faults.messages).toEqual([]);
});

test('the terms say when an announced version takes effect that they were replaced, and link to it', async ({
  page,
  faults,
}) => {
  test.skip(!until, 'No version is announced.');
  await page.clock.setFixedTime(noonOn(until ?? ''));
  await visit(page, terms);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Replaced on ${shownDay(until ?? '')}`);
  await expect(main).not.toContainText('last updated');
  await main.getByRole('link', {name: `Read the version of ${shownDay(until ?? '')}`}).click();
  await expect(page).toHaveURL(`/legal/${until ?? ''}/terms-of-service`);
  await expect(main).toContainText(`In effect since ${shownDay(until ?? '')}`);
  expect(faults.messages).toEqual([]);
});

test('the terms print as a numbered document with version, dates and address', async ({page}) => {
  await page.goto(terms);
  await page.emulateMedia({media: 'print'});
  const main = page.getByRole('main');
  for (const words of [
    `${company.url}/legal/${inForce}/terms-of-service`,
    `Version ${shownDay(inForce)}`,
    `Published ${shownDay(current?.day ?? '')}`,
  ]) {
    await expect(main.getByText(words).filter({visible: true})).not.toHaveCount(0);
  }
  await expect(main.locator('article h2').last()).toHaveText(/^\d+\. /);
  await expect(main.locator('article h2').last()).toBeVisible();
});

test('a page that the sitemap leaves out is accessible and fits every width', async ({page, faults}) => {
  await visit(page, permanentAddress(current?.predecessor ?? inForce, 'terms-of-service'));
  expect([...(await faultsAt(page, [320, 1360])), ...faults.messages]).toEqual([]);
});
