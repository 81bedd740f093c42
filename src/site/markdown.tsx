import Link from '@docusaurus/Link';
import Heading from '@site/src/components/Heading';
import type {ComponentProps} from 'react';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

/** How plain Markdown becomes elements. Components of the copy are imported by each page itself. */
export const markdown = {
  // The engine wraps the title of a page in a header of its own; the hero is the header here.
  header: ({children}: ComponentProps<'header'>) => children,
  h1: (props: ComponentProps<'h1'>) => <h1 {...props} id={undefined} />,
  a: ({href, ...rest}: ComponentProps<'a'>) => <Link to={href} {...rest} />,
  h2: (props: HeadingProps) => <Heading as="h2" linked {...props} />,
  // Sections have addresses; the cards and steps inside them would only make every page longer.
  h3: (props: HeadingProps) => <Heading as="h3" {...props} id={undefined} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} id={undefined} />,
};

/** The same for copy of the shell, which stands on every page: no links to sections of its own. */
export const shellMarkdown = {...markdown, h2: (props: HeadingProps) => <Heading as="h2" {...props} />};
