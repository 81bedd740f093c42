import parts from '@generated/page-entries/default/companyParts.json';
import type {ReactNode} from 'react';
import * as z from 'zod';
import {companyParts, type CompanyPart} from '../company/parts';
import {component, type PropsOf} from '../content/component';

/** Formatted during the build, because `Intl.ListFormat` would slow down the first render in the browser. */
export function Company({part}: Props): ReactNode {
  return parts[part];
}

export const about = () =>
  component({
    purpose: 'A fact about the company, which is set in one place.',
    copy: 'none',
    props: {
      part: z
        .enum(Object.keys(companyParts) as [CompanyPart, ...CompanyPart[]])
        .describe(
          'Which fact to show. "country" is the country of the head office, and "countries" lists all of them. "abroad-in-full" names the others as contracts do, and "abroad-title" as a headline does.',
        ),
    },
    example: 'Write to <Company part="name" /> in <Company part="city" />.',
  });

type Props = PropsOf<typeof about>;
