import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import type {PolicyVersion} from '../../model/timeline';
import shared from './shared';

/** What a printed page says of itself: its address, and the hash of each text that it shows. */
export const Printed = ({address, versions}: {address: string; versions: readonly PolicyVersion[]}): ReactNode => (
  <p hidden className={shared.printed}>
    {company.name}
    <br />
    {company.url + address}
    {versions.map(({version, sha256}) => (
      <span key={version}>
        <br />
        {translate({message: 'Version {day}'}, {day: longDay(version)})}, SHA-256 {sha256}
      </span>
    ))}
  </p>
);
