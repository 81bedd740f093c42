import Action from '@site/src/components/Action';
import Actions from '@site/src/components/Actions';
import type {ReactNode} from 'react';
import SiteLogo from '../../../components/SiteLogo';
import styles from './brand.module.css';

type Props = {theme: 'light' | 'dark'; hues: readonly string[]; children: ReactNode};

/** What the six colors of the company are in this theme, by the names of the tokens. */
const colors = ['brand', 'accent', 'fault', 'surface', 'text', 'surface-inverse'];

/** The logo, the colors and the parts of the site in one theme, whichever the visitor has. */
export default function BrandTheme({theme, hues, children}: Props): ReactNode {
  return (
    <div className={styles.panel} data-shown={theme}>
      <SiteLogo />
      <ul className={styles.colors} aria-label={`Colors of the ${theme} theme`}>
        {colors.map((color) => (
          <li key={color}>
            <svg aria-hidden>
              <rect width="100%" height="100%" fill={`var(--${color})`} />
            </svg>
            {color}
          </li>
        ))}
      </ul>
      <ul className={styles.hues} aria-label={`Hues of the ${theme} theme`}>
        {hues.map((hue) => (
          <li key={hue} data-hue={hue}>
            {hue}
          </li>
        ))}
      </ul>
      <div className={styles.parts}>{children}</div>
      <div className={styles.band}>
        <Actions>
          <Action to="/contact" kind="accent">
            Start now
          </Action>
          <Action to="/contact" kind="ghost">
            Ask first
          </Action>
        </Actions>
      </div>
    </div>
  );
}
