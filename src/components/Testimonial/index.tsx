import {translate} from '@docusaurus/Translate';
import type {PropsWithChildren, ReactNode} from 'react';
import Chip from '../Chip';
import Icon from '../Icon';
import {star, user} from '../Icon/icons';
import type {Props} from './props';
import styles from './styles.module.css';

const words = [
  '',
  translate({message: 'One star'}),
  translate({message: 'Two stars'}),
  translate({message: 'Three stars'}),
  translate({message: 'Four stars'}),
  translate({message: 'Five stars'}),
];

export default function Testimonial({
  role,
  organization,
  stars = 5,
  signed,
  children,
}: PropsWithChildren<Props>): ReactNode {
  return (
    <figure className={styles.quote} data-surface="">
      <div className={styles.top}>
        <div className={styles.stars} role="img" aria-label={words[stars]}>
          {Array.from({length: stars}, (_, at) => (
            <Icon key={at} icon={star} />
          ))}
        </div>
        {!signed && <small>{translate({message: 'Sample quote, not a client’s words'})}</small>}
      </div>
      <blockquote>{children}</blockquote>
      <figcaption>
        <Chip icon={user} />
        <span>
          <b>{role}</b>
          <span>{organization}</span>
        </span>
      </figcaption>
    </figure>
  );
}
