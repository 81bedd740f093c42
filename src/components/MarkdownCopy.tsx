import {MDXProvider} from '@mdx-js/react';
import type {ComponentType, ReactNode} from 'react';
import {shellMarkdown} from './markdown';

/** Renders a partial from `pages/_shell`. */
export function MarkdownCopy({of: Copy}: {of: ComponentType}): ReactNode {
  return (
    <MDXProvider components={shellMarkdown}>
      <Copy />
    </MDXProvider>
  );
}
