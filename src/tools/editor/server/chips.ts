import {figures} from '../../../claims/figures';
import {isCompanyPart, companyParts} from '../../../company/parts';
import {counted} from '../../../content/numbers';
import type {SiteSources} from '../../doctor/sources';
import {countsOf} from '../../../build/pageEntries/counts';
import {dayNow} from '../../../company/today';
import type {Chip} from '../messages';

const claims = (): Chip[] =>
  Object.entries(figures).map(([id, words]) => ({source: `<Claim id="${id}" />`, words, about: id, group: 'Claims'}));

const parts = (): Chip[] =>
  Object.entries(companyParts).flatMap(([part, words]) =>
    isCompanyPart(part) ? [{source: `<Company part="${part}" />`, words, about: part, group: 'Company' as const}] : [],
  );

const counts = ({pages, sections}: SiteSources): Chip[] =>
  Object.entries(countsOf(pages, sections, dayNow(), false)).map(([of, count]) => ({
    source: `<Count of="${of}" />`,
    words: counted(count),
    about: of,
    group: 'Counts',
  }));

/** Everything that a text can show besides its words, with what visitors read there. */
export const chipsOf = (site: SiteSources): Chip[] => [...claims(), ...counts(site), ...parts()];
