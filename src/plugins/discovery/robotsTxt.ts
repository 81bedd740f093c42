import {company} from '../../company';

/** Nothing on the site is private, and what shall not be listed says so itself, which a crawler must be able to read. */
export const robots = `User-agent: *
Allow: /

Sitemap: ${company.url}/sitemap.xml
`;
