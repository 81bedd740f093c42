import type {ReactNode} from 'react';
import Code from './Code';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

type Props = {title: string; text: string; problems: readonly string[]; onChange: (text: string) => void};

/** A text field over a colored copy of its own text, which lies behind it. */
export default function Editor({title, text, problems, onChange}: Props): ReactNode {
  return (
    <div className={styles.editor}>
      <CopyButton text={text} what={`the MDX of ${title}`} />
      <div className={styles.field}>
        <div aria-hidden="true">
          <Code>{`${text}\n`}</Code>
        </div>
        <textarea
          aria-label={`MDX of ${title}, change it to try it out`}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </div>
      <div role="status">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
