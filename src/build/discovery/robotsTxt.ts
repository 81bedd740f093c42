import {company} from '../../company';

/** Nothing on the site is private. Pages that must not be listed say so themselves, so crawlers must be able to read them. */
export const robots = (): string => `User-agent: *
Allow: /

Sitemap: ${company.url}/sitemap.xml
`;
