import Link from '@docusaurus/Link';
import mark from '@generated/brand/default/logo.json';
import {createElement, type ReactNode} from 'react';
import {company} from '../company';
import styles from './SiteLogo.module.css';

const [attributes, shapes] = mark;

/** The company's logo in the surrounding text color, and its name. */
export function SiteLogo(): ReactNode {
  return (
    <Link to="/" className={styles.logo}>
      <svg {...attributes} aria-hidden>
        {shapes.map(([tag, own], at) => createElement(tag, {key: at, ...own}))}
      </svg>
      {company.name}
    </Link>
  );
}
