import {oneLine} from '@site/src/content/text';
import {addressesOf} from '../support/menus';
import {builtPage as page} from '../support/builtSite';
import {claims, industries, list, targets, texts} from './page';

const $ = page('/');

describe('the home page', () => {
  test('shows its parts in the specified order', () => {
    const order = $('main')
      .find('#solutions, #results, #industries, #technology, h1, main > section:last-of-type h2')
      .toArray()
      .map((element) => (element.tagName.startsWith('h') ? element.tagName : $(element).attr('id')));
    expect(order).toEqual(['h1', 'solutions', 'results', 'industries', 'technology', 'h2']);
    expect(texts($, 'main h2')).toEqual(
      expect.arrayContaining(['From first call to a working agent', 'Seamless Integrations']),
    );
  });

  test('opens with the claims, the ROI assessment and the enterprise line', () => {
    expect(claims($, 'main > section:first-of-type')).toEqual(
      expect.arrayContaining(['deploy', 'cost-cut', 'roi-window', 'clients']),
    );
    expect(targets($, 'Get My ROI Assessment')).toEqual(['/contact#estimate']);
    expect($('main > section:first-of-type a[href^="tel:"]').text()).toContain('Enterprise sales');
  });

  test('scrolls twelve logos and hides their repetition from screen readers', () => {
    const strip = $('main [role="group"][aria-label]').first();
    const [seen, repeated] = strip.children().children().toArray();
    expect($(seen).find('li > span')).toHaveLength(12);
    expect($(seen).find('li > span:has(> svg)')).toHaveLength(12);
    expect($(repeated).attr('aria-hidden')).toBe('true');
    expect($(repeated).text()).toBe($(seen).text());
  });

  test('offers four solutions with three features and a gradient each', () => {
    const cards = $('#solutions article').toArray();
    expect(texts($, '#solutions article h3')).toEqual(
      list('Enterprise AI Agents, Process Automation, Ad Performance Intelligence, Workflow Automation'),
    );
    expect(cards.map((card) => $(card).find('[data-copy="ticks"] > ul > li').length)).toEqual([3, 3, 3, 3]);
    expect(new Set(cards.map((card) => $(card).attr('data-hue'))).size).toBe(4);
    // The gradient of the hue is behind a quotation, which says that it is an example.
    const examples = cards.map((card) => oneLine($(card).find('[data-copy] > blockquote:first-child').text()));
    expect(examples.every((text) => text.startsWith('Example: '))).toBe(true);
    expect(new Set(examples).size).toBe(4);
    expect(targets($, 'Schedule a Call')).toEqual(['/contact']);
    expect(targets($, 'Talk with Our Experts')).toEqual(['/company/about']);
  });

  test('explains four steps, each with label, title, description and detail', () => {
    const steps = $('main section ol > li')
      .toArray()
      .filter((step) => $(step).children('h3').length > 0);
    expect(steps.map((step) => $(step).children('span').text())).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4']);
    for (const step of steps) expect($(step).children('p')).toHaveLength(2);
  });

  test('names ten placeholder clients and the figures of results', () => {
    expect($('#results').text()).not.toBe('');
    expect(claims($, '#results')).toEqual(
      expect.arrayContaining(['savings', 'automation', 'roi-multiple', 'workflows']),
    );
    expect($('#results ul').first().find('> li > span')).toHaveLength(10);
  });

  test('shows a card for each industry, linked to its page, with the specified ones in order', () => {
    const cards = $('#industries a[href^="/industries/"]').toArray();
    const shown = cards.map((card) => $(card).attr('href') ?? '');
    expect([...shown].sort()).toEqual(addressesOf('industries').sort());
    expect(shown.filter((address) => industries.includes(address))).toEqual(industries);
    for (const card of cards.map((link) => $(link).closest('article'))) {
      expect($(card).find('svg')).not.toHaveLength(0);
      expect($(card).find('h3')).toHaveLength(1);
      expect($(card).find('p')).toHaveLength(2);
      expect($(card).find('li')).toHaveLength(3);
      expect($(card).attr('data-hue')).toBeTruthy();
    }
    expect(texts($, '#industries h3')).toContain("Don't See Your Industry?");
  });

  test('groups the technology in four cards with tags', () => {
    const groups = $('#technology article').toArray();
    expect(texts($, '#technology article h3')).toEqual(
      list('AI & Machine Learning, Cloud Infrastructure, Data & Analytics, Security & Compliance'),
    );
    for (const group of groups) {
      expect($(group).find('li').length).toBeGreaterThanOrEqual(4);
      expect($(group).children('p').text().length).toBeGreaterThan(30);
    }
  });

  test('shows sixteen integration tiles, the last of which opens six more', () => {
    const grid = $('#all-integrations').closest('details').parent();
    expect(grid.children('span')).toHaveLength(15);
    expect(grid.children('details').find('summary > :first-child').text()).toBe('+6 More');
    expect(grid.children('p').text()).toContain('Your agent');
    expect($('#all-integrations > span')).toHaveLength(6);
    expect(targets($, 'View all integrations')).toEqual(['#all-integrations']);
    expect(targets($, 'See Our Technology in Action')).toEqual(['/ai-services/ai-automation-services#break']);
    expect($('#technology').text()).toContain('Connect with 18+ enterprise tools and hundreds more through API');
  });

  test('names three highlights', () => {
    const highlights = list('Lightning Fast, Enterprise Security, Scalable Architecture');
    expect(texts($, '#technology h3')).toEqual(expect.arrayContaining(highlights));
  });

  test('closes with two actions and three tiles', () => {
    expect(targets($, 'Start Your AI Journey')).toEqual(['/contact']);
    expect(targets($, 'Schedule a Demo')).toEqual(['/contact?topic=demo']);
    const tiles = texts($, 'main > section:last-of-type h3');
    expect(tiles).toEqual(list('Fast Implementation, Expert Support, Proven Results'));
  });
});

test('the footer offers three next steps, the account and the copyright', () => {
  expect($('footer a[aria-label^="LinkedIn"]').attr('target')).toBe('_blank');
  expect($('footer').text()).toContain('© 2024');
  const words = (topic: string) => texts($, `footer a[href="/contact?topic=${topic}"]`);
  expect(words('strategy-call')).toContain('Book a Call');
  expect(words('free-trial')).toContain('Start Trial');
  expect(words('demo')).toContain('Request Demo');
});
