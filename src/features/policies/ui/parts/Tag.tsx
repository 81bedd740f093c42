import type {Day} from '../../../../content/dates';
import {statusOn, type PolicyVersion} from '../../model/timeline';
import type {ReactNode} from 'react';
import {statusWords} from '../statusWords';
import shared from './shared';

export const Tag = ({hue, children}: {hue: string; children: ReactNode}): ReactNode => (
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

export const StatusTag = ({version, day}: {version: PolicyVersion; day: Day}): ReactNode => (
  <Tag hue={hues[statusOn(day, version)]}>{statusWords(version, day)}</Tag>
);
