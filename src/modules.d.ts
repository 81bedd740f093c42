declare module 'github-slugger' {
  export default class {
    slug(heading: string): string;
  }
}

declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('lucide').IconNode;
  export default icon;
}

/** Copy around the pages, which takes the elements to render it with. */
declare module '@site/pages/_shell/*.mdx' {
  const Copy: import('react').ComponentType<{components?: object}>;
  export default Copy;
}

declare module '@generated/docusaurus-plugin-content-pages/default/__plugin.json';

declare module '@generated/page-entries/default/icons.json' {
  const icons: Record<string, import('lucide').IconNode>;
  export default icons;
}

declare module '@generated/page-entries/default/socialMarks.json' {
  const marks: Record<string, import('lucide').IconNode>;
  export default marks;
}

declare module '@generated/page-entries/default/companyParts.json' {
  const parts: Record<import('./company/parts').CompanyPart, string>;
  export default parts;
}

declare module '@generated/page-entries/default/industryCards.json' {
  const cards: ReturnType<typeof import('./content/entries').entriesOf>['industryCards'];
  export default cards;
}

declare module '@generated/page-entries/default/serviceChoices.json' {
  const choices: ReturnType<typeof import('./content/entries').entriesOf>['serviceChoices'];
  export default choices;
}

declare module '@generated/page-entries/default/jobs.json' {
  const jobs: import('./content/entries').Job[];
  export default jobs;
}

declare module '@generated/policies/default/timeline.json' {
  const timeline: import('./features/policies/model/timeline').Timeline;
  export default timeline;
}

declare module '@theme/PolicyComparison' {
  type Slots = typeof import('./slots/theme/PolicyComparison');
  export const ChangesLinks: Slots['ChangesLinks'];
}

declare module '@theme/Chat' {
  type Slots = typeof import('./slots/theme/Chat');
  export const ChatController: Slots['ChatController'];
  export const ChatButton: Slots['ChatButton'];
}

declare module '@theme/SearchField' {
  const SearchField: typeof import('./slots/theme/SearchField').default;
  export default SearchField;
}

declare module '@theme/Newsletter' {
  const Newsletter: typeof import('./slots/theme/Newsletter').default;
  export default Newsletter;
}

declare module '@generated/forest/default/forest.json' {
  const forest: {width: number; height: number; light: string; dark: string};
  export default forest;
}

declare module '@generated/brand/default/logo.json' {
  const mark: [attributes: Record<string, string>, shapes: import('./content/propTypes').IconNode];
  export default mark;
}

declare module '@generated/brand-marks/marks.svg' {
  const address: string;
  export default address;
}
