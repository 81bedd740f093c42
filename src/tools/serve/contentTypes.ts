const texts = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/plain',
  svg: 'image/svg+xml',
};

type Types = readonly (readonly [extension: string, type: string])[];

/** The types that the build compresses (src/build/hosting/compress.ts), and the others. */
export const textTypes: Types = Object.entries(texts).map(([extension, type]) => [extension, `${type}; charset=utf-8`]);
const otherTypes: Types = Object.entries({
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
});

export const contentTypes: Record<string, string> = Object.fromEntries([...textTypes, ...otherTypes]);
