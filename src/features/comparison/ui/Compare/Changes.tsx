import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Prose from '../../../../components/Prose';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Redline, SectionChange as Section} from '../../model/redline';
import shared from '../../../policies/ui/parts/shared';
import {Tag} from '../../../policies/ui/parts/Tag';
import {Blocks, Parts} from './Blocks';
import styles from './styles.module.css';

const words = {
  changed: {text: translate({message: 'Changed'}), hue: 'accent'},
  added: {text: translate({message: 'New'}), hue: 'brand'},
  removed: {text: translate({message: 'Removed'}), hue: 'tone-3'},
  unchanged: {text: translate({message: 'Unchanged'}), hue: 'tone-5'},
} as const;

/** A section of the comparison: open if it changed, closed if not. */
function SectionChange({section, id}: {section: Section; id: string}): ReactNode {
  const {change, moved, before, after, heading, summary, blocks} = section;
  useBrokenLinks().collectAnchor(id);
  const isFolded = change === 'unchanged';
  const Box = isFolded ? 'details' : 'section';
  const Head = isFolded ? 'summary' : 'header';
  return (
    <Box id={id} className={isFolded ? clsx(shared.box, styles.folded) : styles.section} data-change={change}>
      <Head className={shared.row}>
        <h2>
          <Parts parts={heading} />
        </h2>
        {moved && <Tag hue="tone-2">{translate({message: 'Moved'})}</Tag>}
        {!(isFolded && moved) && <Tag hue={words[change].hue}>{words[change].text}</Tag>}
        {(!isFolded || before !== after) && <span className={clsx(shared.soft, styles.beside)}>{summary}</span>}
      </Head>
      <div className={styles.text}>
        <Prose>
          <Blocks blocks={blocks} />
        </Prose>
      </div>
    </Box>
  );
}

const anchor = (at: number) => `change-${at + 1}`;

/** The sections of a comparison, below a list of those that changed. */
export function Changes({redline: {summary, sections}}: {redline: Redline}): ReactNode {
  const changed = sections.flatMap((section, at) =>
    section.change === 'unchanged' && !section.moved ? [] : [{section, id: anchor(at)}],
  );
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <p className={shared.soft}>
        <ins data-hue="brand">{translate({message: 'Added words'})}</ins>{' '}
        <del data-hue="tone-3">{translate({message: 'Removed words'})}</del>
      </p>
      {changed.length > 0 && (
        <ul className={styles.list}>
          {changed.map(({section, id}) => (
            <li key={id}>
              <Link to={`#${id}`} className={shared.link}>
                {section.after ?? section.before}
              </Link>
              <span className={shared.soft}>{section.summary}</span>
            </li>
          ))}
        </ul>
      )}
      {sections.map((section, at) => (
        <SectionChange key={anchor(at)} section={section} id={anchor(at)} />
      ))}
    </>
  );
}
