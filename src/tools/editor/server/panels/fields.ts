import {schemas} from '../../../../content/frontMatter';
import {filled} from '../../../doctor/rules/frontMatter';
import {countsOf} from '../../../../build/pageEntries/counts';
import {withoutAdvice} from '../../../../build/templates/bodies';
import {company} from '../../../../company';
import {dayNow} from '../../../../company/today';
import type {Fields, PanelsAsked, Value} from '../../messagesOfPanels';
import {setField} from '../../source/fields';
import {CannotWrite} from '../../source/errors';
import {controlsOf} from './controls';
import type {OpenPage} from './page';

const shapeOf = ({page: {kind}}: OpenPage): object => (kind === 'partial' ? {} : schemas[kind].shape);

function shown({page, site}: OpenPage, name: string): string {
  const counts = () => countsOf(site.pages, site.sections, dayNow());
  return String(filled(page.frontMatter[name] ?? '', counts));
}

/** The fields of a page, with what its schema says about them. */
export const fieldsOf = (open: OpenPage): Fields => ({
  shown: {title: shown(open, 'title'), description: shown(open, 'description')},
  hash: open.hash,
  file: open.file,
  address: open.page.address,
  host: new URL(company.url).host,
  isDraftOfPolicy: open.page.kind === 'policy',
  controls: controlsOf(shapeOf(open)),
  values: Object.fromEntries(Object.entries(open.page.frontMatter).map(([name, value]) => [name, value as Value])),
});

export function withField(open: OpenPage, {name, value}: PanelsAsked['field']): string {
  const shape = shapeOf(open);
  if (!Object.hasOwn(shape, name)) throw new CannotWrite(`This page has no field "${name}".`);
  const text = name === 'draft' && value !== true ? withoutAdvice(open.text) : open.text;
  // A switch that is off is no field at all, as in a published page without a draft.
  return setField(text, name, value === false ? undefined : value, Object.keys(shape));
}
