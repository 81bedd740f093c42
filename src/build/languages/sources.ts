/** Where the engine looks for the pages of a language, beside `pages/` for the first one. */
export const translatedPages = (locale: string): string => `i18n/${locale}/docusaurus-plugin-content-pages`;

/** The file in `pages/` of which a file is the translation, or the file itself. */
export const originalOf = (file: string): string => file.replace(new RegExp(`^${translatedPages('[^/]+')}/`), 'pages/');
