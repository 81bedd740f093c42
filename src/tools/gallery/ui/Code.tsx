import {Highlight} from 'prism-react-renderer';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Colors come from class names: a theme would write inline styles, which the content security policy blocks. */
const noColors = {plain: {}, styles: []};

/** Code with a button that copies it. `what` names the code in the button's label. */
export default function Code({children, what}: {children: string; what: string}): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(children);
    setCopied(true);
  };
  return (
    <div className={styles.code}>
      <button type="button" className={styles.copy} onClick={() => void copy()} aria-label={`Copy ${what}`}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <Highlight code={children} language="jsx" theme={noColors}>
        {({tokens, getTokenProps}) => (
          <pre>
            {tokens.map((line, at) => (
              <div key={at}>
                {line.map((token, index) => (
                  <span key={index} className={getTokenProps({token}).className}>
                    {token.content}
                  </span>
                ))}
              </div>
            ))}
          </pre>
        )}
      </Highlight>
    </div>
  );
}
