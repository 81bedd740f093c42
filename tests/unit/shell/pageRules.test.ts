import {rulesByPage} from '@site/src/document/pageRules';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
/** The rules that a page gets from a style sheet, with normalized spaces. */
const rules = (css: string, body: string) => rulesByPage(css)(page(body)).replace(/\s+/g, ' ').trim();

describe('a page gets', () => {
  test('only the rules whose tags, classes and ids it contains', () => {
    const css = 'p{a:1} .card{a:2} .card .gone{a:3} #here{a:4} #gone{a:5} ul > li{a:6}';
    expect(rules(css, '<p class=card id="here">x</p>')).toBe('p{a:1} .card{a:2} #here{a:4}');
  });

  test('only those selectors of a list that match', () => {
    expect(rules('.card, .gone, p{a:1}', '<p class="wide card">x</p>')).toBe('.card, p{a:1}');
  });

  test('rules for later states: attributes, pseudo-classes and what a script opens', () => {
    const css =
      '.menu[open]{a:1} .menu:hover{a:2} .menu::before{a:3} [data-theme=dark] .menu{a:4} .menu:has(.gone){a:5}';
    expect(rules(css, '<div class="menu"></div>')).toBe(css);
  });

  test('only the rules for the looks that it contains', () => {
    const css = '.card[data-size=large]{a:1} .card[data-size=small]{a:2} [data-table] td{a:3} [data-table] th{a:4}';
    const body = '<div class=card data-size=large></div><div data-table><table><tr><td></td></tr></table></div>';
    expect(rules(css, body)).toBe('.card[data-size=large]{a:1} [data-table] td{a:3}');
  });

  test('only the variables that it uses, directly or indirectly', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:var(--b);--gone:2px} .card{width:var(--c)} .gone{width:var(--gone)}';
    expect(rules(css, '<p class=card>x</p>')).toBe(':root{--a:1px;--b:var(--a);--c:var(--b)} .card{width:var(--c)}');
  });
});

test('a nested block without rules is removed', () => {
  expect(rules('@media print{@supports (a:1){.gone{a:1}}} p{a:1}', '<p>x</p>')).toBe('p{a:1}');
});

test('the order of layers is kept when all rules of a layer are removed', () => {
  expect(rules('@layer base{.gone{a:1}} @layer site{p{a:1}}', '<p>x</p>')).toBe('@layer base,site;@layer site{p{a:1}}');
});
