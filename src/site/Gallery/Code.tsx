import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Colors come from class names: a Prism theme would write inline styles, which the content policy blocks. */
const bare = {plain: {}, styles: []};

export default function Code({children, className}: {children: string; className?: string | undefined}): ReactNode {
  return (
    <Highlight code={children} language="jsx" theme={bare}>
      {({tokens, getLineProps, getTokenProps}) => (
        <pre className={clsx(styles.code, className)}>
          {tokens.map((line, at) => (
            <div key={at} className={getLineProps({line}).className}>
              {line.map((token, index) => {
                const {className: kind, children: text} = getTokenProps({token});
                return (
                  <span key={index} className={kind}>
                    {text}
                  </span>
                );
              })}
            </div>
          ))}
        </pre>
      )}
    </Highlight>
  );
}
