import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {SectionChange as Change} from '../../model/redline';
import Prose from '@site/src/components/Prose';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import shared from '../parts/shared';
import {Tag} from '../parts/Tag';
import {Blocks, Parts} from './Blocks';
import styles from './styles.module.css';

const words = {
  changed: {text: translate({message: 'Changed'}), hue: 'accent'},
  added: {text: translate({message: 'New'}), hue: 'brand'},
  removed: {text: translate({message: 'Removed'}), hue: 'tone-3'},
  unchanged: {text: translate({message: 'Unchanged'}), hue: 'tone-5'},
} as const;

/** A section of the comparison: open if it changed, closed if not. */
export function SectionChange({section, id}: {section: Change; id: string}): ReactNode {
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
