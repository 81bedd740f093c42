import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const company = contract({
  purpose: 'A fact about the company, from the one place where it is set.',
  do: 'Write "we" where you can, and this where a name is needed.',
  dont: 'Never type the name, the city, a country of ours or the phone number. In a field write {company:city}.',
  props: z.strictObject({
    part: z
      .enum([
        'name',
        'tagline',
        'city',
        'country',
        'countries',
        'countries-in-full',
        'country-title',
        'abroad-in-full',
        'abroad-title',
        'phone',
      ])
      .describe(
        'Which fact to show. "country" is that of the head office, "countries" are all, "abroad-in-full" are the others, as contracts name them, and "abroad-title" as a headline.',
      ),
  }),
  copy: 'none',
});

export type Props = PropsOf<typeof company>;
export default company;
