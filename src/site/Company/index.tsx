import type {ReactNode} from 'react';
import {company} from '../../company';
import type {Props} from './contract';

type Part = Props['part'];

const parts: Record<Part, string> = {
  name: company.name,
  city: company.city,
  countries: company.countries.join(' and '),
  phone: company.phone.display,
};

export default function Company({part}: Props): ReactNode {
  if (!(part in parts)) {
    throw new Error(`<Company part="${part}" /> is unknown; use one of: ${Object.keys(parts).join(', ')}.`);
  }
  return parts[part];
}
