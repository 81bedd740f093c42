import Link from '@docusaurus/Link';
import mark from '@generated/brand/default/logo.json';
import {createElement, type ReactNode} from 'react';
import {company} from '../company';
import styles from './SiteLogo.module.css';

/** The company's logo in the surrounding text color, and its name. */
export function SiteLogo(): ReactNode {
  return (
    <Link to="/" className={styles.logo}>
      <svg viewBox={mark.viewBox} aria-hidden>
        {mark.shapes.map(([tag, attributes], at) => createElement(tag, {key: at, ...attributes}))}
      </svg>
      {company.name}
    </Link>
  );
}
