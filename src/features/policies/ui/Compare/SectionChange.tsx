import type {SectionChange as Change} from '@site/src/features/policies/model/redline';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {Blocks} from './Blocks';
import {Parts} from './Parts';
import styles from './styles.module.css';

const words = {
  changed: {text: 'Changed', hue: 'accent'},
  added: {text: 'New', hue: 'brand'},
  removed: {text: 'Removed', hue: 'tone-3'},
  unchanged: {text: 'Unchanged', hue: 'tone-5'},
} as const;

function Marks({change, moved}: Change): ReactNode {
  const {text, hue} = words[change];
  return (
    <span className={styles.marks}>
      {moved && (
        <span className={styles.mark} data-hue="tone-2">
          Moved
        </span>
      )}
      {(change !== 'unchanged' || !moved) && (
        <span className={styles.mark} data-hue={hue}>
          {text}
        </span>
      )}
    </span>
  );
}

type Props = {section: Change; id: string};

/** One section of the comparison: open where something changed, folded where nothing did. */
export function SectionChange({section, id}: Props): ReactNode {
  const {change, heading, summary, blocks} = section;
  useBrokenLinks().collectAnchor(id);
  if (change === 'unchanged') {
    return (
      <details id={id} className={styles.folded} data-change={change}>
        <summary>
          <h2>
            <Parts parts={heading} />
          </h2>
          <Marks {...section} />
          {section.before !== section.after && <span className={styles.note}>{summary}</span>}
        </summary>
        <div className={styles.text}>
          <Blocks blocks={blocks} />
        </div>
      </details>
    );
  }
  return (
    <section aria-labelledby={id} className={styles.section} data-change={change}>
      <h2 id={id}>
        <Parts parts={heading} />
      </h2>
      <p className={styles.note}>
        <Marks {...section} /> {summary}
      </p>
      <div className={styles.text}>
        <Blocks blocks={blocks} />
      </div>
    </section>
  );
}
