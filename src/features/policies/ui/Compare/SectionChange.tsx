import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {SectionChange as Change} from '@site/src/features/policies/model/redline';
import type {ReactNode} from 'react';
import {messages} from '../messages';
import {Tag} from '../parts/Tag';
import {Blocks} from './Blocks';
import {Parts} from './Parts';
import styles from './styles.module.css';

const words = {
  changed: {text: messages.sectionChanged, hue: 'accent'},
  added: {text: messages.sectionNew, hue: 'brand'},
  removed: {text: messages.sectionRemoved, hue: 'tone-3'},
  unchanged: {text: messages.sectionUnchanged, hue: 'tone-5'},
} as const;

type Props = {section: Change; id: string};

/** One section of the comparison: open where something changed, folded where nothing did. */
export function SectionChange({section, id}: Props): ReactNode {
  const {change, moved, before, after, heading, summary, blocks} = section;
  useBrokenLinks().collectAnchor(id);
  const isFolded = change === 'unchanged';
  const Box = isFolded ? 'details' : 'section';
  const Head = isFolded ? 'summary' : 'header';
  return (
    <Box id={id} className={isFolded ? styles.folded : styles.section} data-change={change}>
      <Head>
        <h2>
          <Parts parts={heading} />
        </h2>
        {moved && <Tag hue="tone-2">{messages.moved}</Tag>}
        {!(isFolded && moved) && <Tag hue={words[change].hue}>{words[change].text}</Tag>}
        {(!isFolded || before !== after) && <span className={styles.faint}>{summary}</span>}
      </Head>
      <div className={styles.text}>
        <Blocks blocks={blocks} />
      </div>
    </Box>
  );
}
