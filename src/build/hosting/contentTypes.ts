const texts: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

const others: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** The Content-Type of each file extension. */
export const contentTypes: Record<string, string> = {...texts, ...others};
/** The types that the build compresses, and the others. */
export const textTypes: readonly (readonly [extension: string, type: string])[] = Object.entries(texts);
export const otherTypes: readonly (readonly [extension: string, type: string])[] = Object.entries(others);
