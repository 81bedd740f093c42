/** A mistake that a writer makes: in which file, what it replaces, what they write, and what the doctor says. */
export type Mistake = {
  what: string;
  file: string;
  find: string;
  put: string;
  says: string;
  /** Text on the line that the doctor must report, if it is not the first line of what they write. */
  at?: string;
};

/** Pages of the site in which the mistakes are made. */
export const pages = {
  health: 'pages/industries/healthcare.mdx',
  home: 'pages/index.mdx',
  nlp: 'pages/ai-services/nlp.mdx',
  about: 'pages/company/about.mdx',
  contact: 'pages/contact.mdx',
  terms: 'pages/legal/terms-of-service.mdx',
};

/** A mistake in the text of a page, in place of one of its sentences. */
export const typed = (what: string, put: string, says: string, at?: string): Mistake => ({
  what,
  file: pages.about,
  find: 'So we turned the order around.',
  put,
  says,
  ...(at && {at}),
});
