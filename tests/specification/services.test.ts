import {builtPage as page} from '../support/builtSite';
import {claims, list, targets, texts} from './page';

const full = ['ai-consulting', 'ai-model-development', 'custom-ai-development'];
const short = ['ai-automation-services', 'nlp', 'computer-vision', 'generative-ai'];
const all = [...full, 'ai-model-deployment', ...short];

test.each(full)('%s explains four steps', (slug) => {
  const steps = texts(page(`/ai-services/${slug}`), 'main section ol > li > span');
  expect(steps).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4']);
});

test.each(all)('%s closes with a call to action', (slug) => {
  expect(page(`/ai-services/${slug}`)('main > section:last-of-type a[href="/contact"]')).toHaveLength(1);
});

test.each(['ai-consulting', 'ai-model-development'])('%s quotes a client', (slug) => {
  expect(page(`/ai-services/${slug}`)('main [aria-label="Five stars"]')).toHaveLength(1);
});

test('consulting mentions its workshops and its roadmap', () => {
  expect(claims(page('/ai-services/ai-consulting'))).toEqual(expect.arrayContaining(['workshops', 'roadmap']));
});

test('model development names its six technologies with their categories, its accuracy and its proof of concept', () => {
  const $ = page('/ai-services/ai-model-development');
  const technologies = $('main article li:has(small)').toArray();
  const names = technologies.map((item) => $(item).clone().children().remove().end().text().trim());
  expect(names.sort()).toEqual(list('Keras, MLflow, PyTorch, Scikit-learn, TensorFlow, XGBoost'));
  expect(claims($)).toEqual(expect.arrayContaining(['accuracy', 'proof-of-concept']));
});

test('model deployment shows six capability cards', () => {
  expect(page('/ai-services/ai-model-deployment')('main article')).toHaveLength(6);
});

test.each(short.slice(1))('%s has one example to choose from', (slug) => {
  const $ = page(`/ai-services/${slug}`);
  const choices = $('main [role="radiogroup"] input').toArray();
  expect($('main [role="radiogroup"]')).toHaveLength(1);
  expect(choices.length).toBeGreaterThanOrEqual(3);
  expect(choices.filter((choice) => $(choice).is('[checked]'))).toHaveLength(1);
});

test('automation has an agent to try, with its rules in the page', () => {
  expect(page('/ai-services/ai-automation-services')('#break ul li').length).toBeGreaterThanOrEqual(6);
});

test('deployment shows a request and its answer in colors, and explains every status', () => {
  const $ = page('/ai-services/ai-model-deployment');
  expect($('#api pre')).toHaveLength(2);
  for (const code of $('#api pre').toArray()) expect($(code).find('.token').length).toBeGreaterThan(10);
  JSON.parse($('#api pre').last().text());
  expect(texts($, '#api table:last-of-type td:first-child')).toContain('503');
});

test.each(short)('%s answers three questions', (slug) => {
  expect(page(`/ai-services/${slug}`)('[data-faq] summary')).toHaveLength(3);
});

const secondary: Record<string, string> = {
  'Schedule Consultation': '/contact?topic=strategy-call',
  'View Portfolio': '/examples',
  'View Case Studies': '/examples',
  'Schedule Demo': '/contact?topic=demo',
  'View Architecture': '/examples#under-the-hood',
};

test('the secondary buttons lead to the specified pages', () => {
  const found = new Set<string>();
  for (const slug of all) {
    const $ = page(`/ai-services/${slug}`);
    for (const [text, target] of Object.entries(secondary)) {
      const own = targets($, text);
      if (own.length > 0) found.add(text);
      expect(own.filter((href) => href !== target)).toEqual([]);
    }
  }
  expect([...found].sort()).toEqual(Object.keys(secondary).sort());
});

test('the contact form offers the specified services', () => {
  const specified = list(
    'AI Consulting, AI Model Development, Custom AI Development, AI Model Deployment, AI Automation Services, ' +
      'Natural Language Processing, Computer Vision, Generative AI Solutions',
  );
  const offered = texts(page('/contact'), 'select option');
  expect(offered.filter((label) => specified.includes(label))).toEqual(specified);
});
