import {translate} from '@docusaurus/Translate';
import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {text, tone} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import {Section} from './Section';
import {star, user} from './icons';
import styles from './Testimonial.module.css';

const stars = [1, 2, 3, 4, 5];

export function Testimonial({role, organization, signed, tone, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <Section layout="center" tone={tone} label={translate({message: 'A quote'})}>
      <figure className={styles.quote} data-surface="">
        <div className={styles.top}>
          <div className={styles.stars} role="img" aria-label={translate({message: 'Five stars'})}>
            {stars.map((one) => (
              <Icon key={one} icon={star} />
            ))}
          </div>
          {!signed && <small>{translate({message: 'Sample quote, not a client’s words'})}</small>}
        </div>
        <blockquote>{children}</blockquote>
        <figcaption>
          <Icon icon={user} chip="small" />
          <span>
            <b>{role}</b>
            <span>{organization}</span>
          </span>
        </figcaption>
      </figure>
    </Section>
  );
}

export const about = () =>
  component({
    purpose:
      'A part of a page: a quote from a client who gave five stars. It says that it is a sample until it is signed.',
    props: {
      role: text(60, 'The person’s role, never a name, such as Director of Operations.'),
      organization: text(60, 'The kind of company, such as regional hospital group.'),
      tone: tone.optional(),
      signed: z.boolean().optional().describe('Whether a client has signed these words. If not, the card says so.'),
    },
    example: `
<Testimonial role="Director of Operations" organization="regional hospital group">

“The phones went quiet in the second week, and nobody misses the noise.”

</Testimonial>
`,
  });

type Props = PropsOf<typeof about>;
