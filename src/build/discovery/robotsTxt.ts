import {company} from '../../company';

/** Each language has a sitemap. Nothing on the site is private. Pages that must not be listed say so themselves, so crawlers must be able to read them. */
export const robots = (homes: readonly string[]): string => `User-agent: *
Allow: /

${homes.map((home) => `Sitemap: ${company.url}${home}/sitemap.xml`).join('\n')}
`;
