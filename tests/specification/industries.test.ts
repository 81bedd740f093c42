import {builtPage as page} from '../support/builtSite';
import {claims, industries, list, targets, texts} from './page';

describe.each(industries)('%s', (address) => {
  const $ = page(address);

  test('shows four stats, each with a figure from the claims', () => {
    const stats = $('main [data-variant="cards"] li, main [data-variant="band"] li').toArray();
    expect(stats).toHaveLength(4);
    for (const stat of stats) {
      expect($(stat).children('[data-claim]')).toHaveLength(1);
      expect($(stat).text().length).toBeGreaterThan($(stat).children('[data-claim]').text().length);
    }
  });

  test('lists its benefits', () => {
    expect($('main [data-variant="rows"] li').length).toBeGreaterThanOrEqual(5);
  });

  test('describes its key use cases, each with a description and features', () => {
    const cases = $('main section')
      .toArray()
      .filter((section) => /^Key use cases$/i.test($(section).find('p').first().text()))
      .flatMap((section) => $(section).find('article').toArray());
    expect(cases.length).toBeGreaterThanOrEqual(3);
    for (const one of cases) {
      expect($(one).find('h3')).toHaveLength(1);
      expect($(one).find('p').length).toBeGreaterThanOrEqual(1);
      expect($(one).find('li').length).toBeGreaterThanOrEqual(3);
    }
  });

  test('quotes a client with five stars, identified by role and kind of company', () => {
    expect($('main [role="img"][aria-label="Five stars"] svg')).toHaveLength(5);
    expect($('main blockquote').last().text().length).toBeGreaterThan(60);
    expect($('main figcaption b').last().text()).not.toBe('');
  });

  test('closes with two actions', () => {
    expect(targets($, 'Start Your AI Journey')).toEqual(['/contact']);
    expect(targets($, 'Talk to an Expert')).toContain('/contact?topic=strategy-call');
  });
});

test('healthcare carries its rules, record systems and compliance badges', () => {
  const $ = page('/industries/healthcare');
  expect(claims($)).toEqual(expect.arrayContaining(['claim-rules', 'record-systems']));
  expect(texts($, 'main h3')).toEqual(expect.arrayContaining(list('SOC 2 Type II, HIPAA, GDPR, ISO 27001')));
});

test('no two industries share a sentence', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const address of industries) {
    const $ = page(address);
    // The evidence for figures and the words of the estimate are the same on every page.
    $('[popover], main form').remove();
    for (const text of new Set(texts($, 'main p, main li, main h2, main blockquote'))) {
      if (text.split(' ').length < 5) continue;
      const other = seen.get(text);
      if (other) twice.push(`${address} and ${other}: ${text}`);
      seen.set(text, address);
    }
  }
  expect(twice).toEqual([]);
});

test('the contact page and every industry page answer questions of their own', () => {
  const questionsOn = (address: string) => texts(page(address), '[data-faq] summary');
  const contact = questionsOn('/contact');
  const others = industries.map(questionsOn);
  expect(contact).not.toEqual([]);
  expect(others.map(({length}) => length)).toEqual(industries.map(() => 4));
  const all = [...contact, ...others.flat()];
  expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([]);
});
