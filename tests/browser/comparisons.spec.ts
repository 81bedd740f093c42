import {compareAddress, comparisonsAddress} from '../../src/features/policies/model/addresses';
import {firstPair, onlyOne} from '../support/archive';
import {shownDay} from '../support/shownDay';
import {faultsAt} from './support/axe';
import {expect, test} from './support/test';

const policy = 'privacy-policy';
const pair = firstPair(policy);
const {from, to} = pair ?? {from: '', to: ''};
const page = compareAddress(policy, from, to);
const request = `${comparisonsAddress(policy)}?versions=${from}...${to}`;

test.describe('a comparison on request', () => {
  test.skip(!pair, onlyOne);
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('matches the built page of the same two versions, from a link and from the form', async ({
    page: tab,
    faults,
  }) => {
    await tab.goto(page);
    const built = await tab.getByRole('main').innerText();
    await tab.goto(request);
    await expect(tab.getByRole('heading', {level: 1})).toHaveText('What changed in the Privacy Policy');
    expect(await tab.getByRole('main').innerText()).toBe(built);
    await tab.goto(comparisonsAddress(policy));
    await tab.getByLabel('From version').selectOption(shownDay(from));
    await tab.getByRole('button', {name: 'Compare', exact: true}).click();
    await expect(tab.getByRole('heading', {level: 1})).toHaveText('What changed in the Privacy Policy');
    expect(faults.messages).toEqual([]);
  });

  test('scrolls a wide table in its box instead of the page', async ({page: tab}) => {
    const row = (cell: string) => `| ${Array(5).fill(cell).join(' | ')} |`;
    const table = (cell: string) => [row('Header'), row('---'), row(cell)].join('\n');
    await tab.route('**/*.txt', (route) =>
      route.fulfill({
        body: `---\ntitle: Policy\n---\n\n${table(route.request().url().includes(from) ? 'Old' : 'New')}\n`,
      }),
    );
    await tab.goto(request);
    await expect(tab.getByRole('region', {name: 'Table'})).toContainText('New');
    expect(await faultsAt(tab, [320], 'main')).toEqual([]);
  });

  test('reports a text that did not load, accessibly at every width', async ({page: tab}) => {
    await tab.route('**/*.txt', (route) => route.abort());
    await tab.goto(request);
    const status = tab.getByRole('main').getByRole('status');
    await expect(status).toContainText('can’t be compared');
    expect(await faultsAt(tab, [320, 1360], 'main')).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('lists the comparisons that have a page, even at an address that has none', async ({page: tab}) => {
      await tab.goto(compareAddress(policy, '1999-01-01', to));
      await expect(tab).toHaveURL(`${comparisonsAddress(policy)}?versions=1999-01-01...${to}`);
      await expect(tab.getByLabel('From version')).toBeHidden();
      await tab.getByRole('link', {name: `From ${shownDay(from)} to ${shownDay(to)}`}).click();
      await expect(tab).toHaveURL(page);
    });
  });
});
