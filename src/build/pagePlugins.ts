import remarkExamples from '../mdx/examples/remark';

/** What changes a page before Docusaurus's own plugins do, one line each. */
export const pagePlugins = async (root: string) => [
  remarkExamples({root}),
  (await import('./pictures/remark')).remarkPictures,
];
