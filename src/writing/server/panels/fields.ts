import {schemas} from '../../../catalogue/frontMatter';
import type {Fields, PanelsAsked, Value} from '../../messagesOfPanels';
import {setField} from '../../source/fields';
import {CannotWrite} from '../../source/write';
import {controlsOf} from './controls';
import type {OpenPage} from './page';

const shapeOf = ({page: {kind}}: OpenPage): object => (kind === 'partial' ? {} : schemas[kind].shape);

/** The fields of a page, with what its schema says about them. */
export const fieldsOf = (open: OpenPage): Fields => ({
  hash: open.hash,
  file: open.file,
  address: open.page.address,
  controls: controlsOf(shapeOf(open)),
  values: Object.fromEntries(Object.entries(open.page.frontMatter).map(([name, value]) => [name, value as Value])),
});

export function withField(open: OpenPage, {name, value}: PanelsAsked['field']): string {
  const shape = shapeOf(open);
  if (!Object.hasOwn(shape, name)) throw new CannotWrite(`This page has no field "${name}".`);
  // A switch that is off is no field at all, as in a published page without a draft.
  return setField(open.text, name, value === false ? undefined : value, Object.keys(shape));
}
