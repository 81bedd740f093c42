import {Highlight} from 'prism-react-renderer';
import {Fragment, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Colors come from class names: a Prism theme would write inline styles, which the content policy blocks. */
const bare = {plain: {}, styles: []};

function CopyButton({text, what}: {text: string; what: string}): ReactNode {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => {
      setDone(false);
    }, 2000);
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()} aria-label={`Copy ${what}`}>
      {done ? 'Copied' : 'Copy'}
    </button>
  );
}

/** Colored code, and a button that copies it. `what` says what it is. */
export default function Code({children, what}: {children: string; what: string}): ReactNode {
  return (
    <div className={styles.code}>
      <CopyButton text={children} what={what} />
      <Highlight code={children} language="jsx" theme={bare}>
        {({tokens, getTokenProps}) => (
          <pre>
            {tokens.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && '\n'}
                {line
                  .filter(({empty}) => !empty)
                  .map((token, index) => {
                    const {className, children: text} = getTokenProps({token});
                    return (
                      <span key={index} className={className}>
                        {text}
                      </span>
                    );
                  })}
              </Fragment>
            ))}
          </pre>
        )}
      </Highlight>
    </div>
  );
}
