import Link from '@docusaurus/Link';
import {Heading} from './Heading';
import type {ComponentProps} from 'react';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

/** The elements for plain Markdown. Pages import the components they use themselves. */
export const markdown = {
  // Docusaurus wraps a page's title in a header; here the hero is the header.
  header: ({children}: ComponentProps<'header'>) => children,
  h1: (props: ComponentProps<'h1'>) => <h1 {...props} id={undefined} />,
  a: ({href, ...rest}: ComponentProps<'a'>) => <Link to={href} {...rest} />,
  h2: (props: HeadingProps) => <Heading as="h2" linked {...props} />,
  // Only sections get links: links to every card and step would make each page larger.
  h3: (props: HeadingProps) => <Heading as="h3" {...props} id={undefined} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} id={undefined} />,
};

/** For the copy from pages/_shell, which is on every page, so its headings get no links. */
export const shellMarkdown = {...markdown, h2: (props: HeadingProps) => <Heading as="h2" {...props} />};
