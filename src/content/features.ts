/** The optional features of the site. `src/company` switches them on or off. */
export const featureNames = ['newsletter', 'search', 'chat', 'themeToggle'] as const;

export type Feature = (typeof featureNames)[number];
export type Features = Readonly<Record<Feature, boolean>>;

/** Their names in messages. */
export const featureLabels: Readonly<Record<Feature, string>> = {
  newsletter: 'newsletter',
  search: 'search',
  chat: 'chat',
  themeToggle: 'theme button',
};
