import {countInWords} from '@site/src/content/numbers';
import {isJob} from '@site/src/content/jobs';
import {builtPage as page, sitemapPaths} from '../support/builtSite';
import {claims, list, targets, texts} from './page';

describe('About', () => {
  const $ = page('/company/about');

  test('shows four figures of its own', () => {
    const stats = $('main [data-variant="cards"] li').toArray();
    const own = stats.map((stat) => $(stat).children('[data-claim]').attr('data-claim'));
    expect(own).toEqual(['about-clients', 'about-agents', 'about-years', 'uptime']);
  });

  test('tells the story since the founding, the mission and the vision', () => {
    expect(claims($)).toContain('founded');
    expect($('main').text()).toContain('Founded 2019');
    expect(texts($, 'main h2, main h3')).toEqual(expect.arrayContaining(['Mission', 'Vision']));
  });

  test('shows six values', () => {
    const values = $('main section')
      .toArray()
      .find((section) => $(section).find('p').first().text() === 'Values');
    expect($(values).find('article')).toHaveLength(6);
  });

  test('names the four badges, the encryption and the locations', () => {
    expect(texts($, 'main h3')).toEqual(expect.arrayContaining(list('SOC 2 Type II, HIPAA, GDPR, ISO 27001')));
    expect($('main').text()).toContain('AES-256');
    expect(texts($, 'main h3')).toEqual(expect.arrayContaining(['Pakistan', 'USA']));
  });
});

describe('Development Philosophy', () => {
  const $ = page('/company/development-philosophy');

  test('has six principles, the four named steps and six categories of technology', () => {
    expect($('main [data-variant="rows"] li')).toHaveLength(6);
    expect(texts($, 'main ol h3')).toEqual(['Scope & Align', 'Connect APIs', 'Tailor & Train', 'Launch & Iterate']);
    expect($('main article')).toHaveLength(6);
  });

  test('has its two buttons', () => {
    expect(targets($, 'Schedule a Free AI Consultation')).toContain('/contact?topic=strategy-call');
    expect(targets($, 'View AI Agent Portfolio')).toContain('/examples');
  });
});

describe('Careers', () => {
  const $ = page('/company/careers');
  const jobs = $('#positions article').toArray();

  test('names the four values and the six benefits', () => {
    const values = list('Innovation First, Collaborative Culture, Results Driven, Transparency');
    const benefits = list(
      'Competitive Salary with Equity, Remote First, Health and Wellness, Learning Budget, Cutting-Edge Tech, ' +
        'Impact and Growth',
    );
    expect(texts($, '#culture h3')).toEqual(values);
    expect(texts($, 'main h3')).toEqual(expect.arrayContaining(benefits));
  });

  test.each([
    ['Senior AI Engineer', 'Engineering', '3-5 years', undefined],
    ['AI Research Scientist', 'Research', '5+ years', undefined],
    ['Full Stack Developer', 'Engineering', '2-4 years', 'Remote'],
    ['DevOps Engineer', 'Infrastructure', '3+ years', undefined],
    ['AI Product Manager', 'Product', '4+ years', 'Remote'],
    ['Business Development Manager', 'Sales', '3+ years', 'Remote'],
  ])('lists the position of %s', (title, department, experience, location) => {
    const job = jobs.find((one) => $(one).find('h3').text() === title);
    const facts = Object.fromEntries(
      $(job)
        .find('dl > div')
        .toArray()
        .map((fact) => [$(fact).find('dt').text(), $(fact).find('dd').text()]),
    );
    expect(facts).toMatchObject({Department: department, Experience: experience, Type: 'Full-time'});
    expect(facts.Location).toMatch(location ?? /\w/);
    expect($(job).find('ul li').length).toBeGreaterThanOrEqual(4);
    expect($(job).find('a').text()).toContain('Apply Now');
  });

  test('lists and counts each position that has a page, and invites resumes', () => {
    const pages = sitemapPaths().filter(isJob);
    const named = jobs.map((job) => $(job).find('h3 a').attr('href'));
    expect(named.sort()).toEqual(pages.sort());
    expect($('main').text()).toContain(`Open today: ${countInWords(pages.length, 'role', 'roles')}`);
    expect($('main').text()).toContain('Send Your Resume');
  });
});
