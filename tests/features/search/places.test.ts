/** @jest-environment node */
import {placesOf} from '@site/src/features/search/build/searchIndex';
import {load} from 'cheerio';

test('questions are places of their own, and what a phone folds belongs to its section', () => {
  const $ = load(`<main><h1>Careers</h1>
    <section id="culture"><h2>Values</h2><p>Four habits.</p>
      <details><summary>Two more values</summary><p>Transparency.</p></details></section>
    <section id="questions"><h2>Questions</h2><div data-faq>
      <details><summary>Who reads it?</summary><p>An engineer.</p></details></div></section></main>`);
  const places = placesOf({$, path: '/careers', label: 'Careers', description: 'Work here.'});
  expect(places.map(({to, title, text}) => [to, title, text])).toEqual([
    ['/careers', 'Careers', 'Work here.'],
    ['/careers#culture', 'Values', 'Four habits. Transparency.'],
    ['/careers#questions', 'Who reads it?', 'An engineer.'],
    ['/careers#questions', 'Questions', ''],
  ]);
});
