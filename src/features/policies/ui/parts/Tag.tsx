import type {ReactNode} from 'react';
import {messages} from '../messages';
import type {Standing} from '../timeline';
import {statusWords} from '../words';
import shared from './shared';

type Props = {hue: string; children: ReactNode};

export const Tag = ({hue, children}: Props): ReactNode => (
  <span className={shared.tag} data-hue={hue}>
    {children}
  </span>
);

const hues = {
  'in-force': 'brand',
  upcoming: 'accent',
  archived: 'tone-5',
  ended: 'tone-5',
  withdrawn: 'tone-3',
} as const;

/** Without a standing it is the draft, which only development shows. */
export const StatusTag = ({standing}: {standing: Standing | undefined}): ReactNode => (
  <Tag hue={standing ? hues[standing.status] : 'tone-3'}>{standing ? statusWords(standing) : messages.draft}</Tag>
);
