/** The parts of the site that the company may do without. `src/company` says which it has. */
export const featureNames = ['newsletter', 'search', 'chat', 'themeToggle'] as const;

export type Feature = (typeof featureNames)[number];
export type Features = Readonly<Record<Feature, boolean>>;

/** As sentences call them. */
export const featureLabels: Readonly<Record<Feature, string>> = {
  newsletter: 'newsletter',
  search: 'search',
  chat: 'chat',
  themeToggle: 'theme button',
};
