/** The optional features of the site. `src/company` switches them on or off. */
export const featureNames = ['newsletter', 'search', 'chat', 'themeToggle'] as const;

export type Feature = (typeof featureNames)[number];
export type Features = Readonly<Record<Feature, boolean>>;

/** The feature that a page belongs to, by its field `feature`, if it is off. */
export function missingFeature({frontMatter}: {frontMatter: Record<string, unknown>}, features: Features) {
  const name = frontMatter.feature as Feature | undefined;
  return name !== undefined && features[name] === false ? name : undefined;
}
