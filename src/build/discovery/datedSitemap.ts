import {company} from '../../company';

/** The engine's sitemap with the day of each page's last change. A page whose date is unknown gets none. */
export function datedSitemap(xml: string, dateOf: (path: string) => string | undefined): string {
  return xml.replace(/<loc>([^<]+)<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?/g, (_, address: string) => {
    const date = dateOf(address.slice(company.url.length) || '/');
    return `<loc>${address}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}`;
  });
}
