import type * as schema from 'schema-dts';
import {currentAddress} from '../../content/redirects';
import {indexOf, sectionOf, type Section} from '../../content/sections';
import {claimValues} from '../../claims/claims';
import {company} from '../../company';
import {companyParts} from '../../company/parts';
import type {BuiltPage} from '../../features/finishedPages';
import {oneLine} from '../../content/text';

const address = (path: string) => company.url + path;
export const organizationId = address('/#organization');
const siteId = address('/#website');

const accounts = company.social.flatMap(({href}) => (href ? [href] : []));

/** Without the email address, which the site hides from harvesters. */
const organization: schema.Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: address('/'),
  logo: address('/apple-touch-icon.png'),
  slogan: company.tagline,
  foundingDate: claimValues.founded,
  telephone: company.phone.display,
  address: {'@type': 'PostalAddress', addressLocality: company.city, addressCountry: companyParts['country-title']},
  ...(accounts.length > 0 && {sameAs: accounts}),
};

const website: schema.WebSite = {
  '@type': 'WebSite',
  '@id': siteId,
  name: company.name,
  url: address('/'),
  inLanguage: company.language,
  publisher: {'@id': organizationId},
};

const pageTypes: Record<string, 'AboutPage' | 'ContactPage'> = {
  [currentAddress('/company/about')]: 'AboutPage',
  [currentAddress('/contact')]: 'ContactPage',
};

const webPage = (page: BuiltPage): schema.WebPage => ({
  '@type': pageTypes[page.path] ?? 'WebPage',
  '@id': `${address(page.path)}#page`,
  url: address(page.path),
  name: oneLine(page.$('h1').first().text()),
  description: page.description,
  isPartOf: {'@id': siteId},
  about: {'@id': organizationId},
});

/** Sections without a page are left out: search engines treat an entry without an address as an error. */
function breadcrumbs({path, label, $}: BuiltPage): schema.BreadcrumbList {
  const above = $('main nav:has([aria-current="page"]) a')
    .toArray()
    .map((link) => ({name: oneLine($(link).text()), to: $(link).attr('href') ?? '/'}));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, {name: label, to: path}].map(({name, to}, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: address(to),
    })),
  };
}

function service(page: BuiltPage, forTrade: boolean): schema.Service {
  return {
    '@type': 'Service',
    '@id': `${address(page.path)}#service`,
    name: oneLine(page.$('h1').first().text()),
    serviceType: forTrade ? 'AI agents' : page.label,
    description: page.description,
    url: address(page.path),
    provider: {'@id': organizationId},
    ...(forTrade && {audience: {'@type': 'BusinessAudience', audienceType: page.label}}),
  };
}

function questions({$}: BuiltPage): schema.Question[] {
  return $('main [data-faq] details')
    .toArray()
    .map((details) => ({
      '@type': 'Question',
      name: oneLine($(details).children('summary').text()),
      acceptedAnswer: {'@type': 'Answer', text: oneLine($(details).children(':not(summary)').text())},
    }));
}

/** The structured data of a page, from its fields and its finished text, so that it cannot contradict the page. */
export function structuredData(
  page: BuiltPage,
  sections: readonly Section[],
  more: readonly schema.Thing[],
): schema.Graph {
  const things: schema.Thing[] = [webPage(page), ...more];
  if (page.path === '/') things.push(organization, website);
  else things.push(breadcrumbs(page));
  const section = sectionOf(page.path, sections);
  const offers = section && indexOf(section) !== page.path ? section.pages : undefined;
  if (offers === 'service' || offers === 'industry') things.push(service(page, offers === 'industry'));
  const faqQuestions = questions(page);
  if (faqQuestions.length > 0)
    things.push({'@type': 'FAQPage', '@id': `${address(page.path)}#questions`, mainEntity: faqQuestions});
  return {'@context': 'https://schema.org', '@graph': things};
}
