import mark from '@generated/brand/default/logo.json';
import Logo from '@site/src/components/Logo';
import type {ReactNode} from 'react';
import {company} from '../../company';

/** The company's mark and name, drawn from `src/company`. */
export default function SiteLogo(): ReactNode {
  return <Logo name={company.name} mark={mark} />;
}
