import {examinePage} from '../../../doctor/examine';
import {sorted} from '../../../../build/mdx/finding';
import {headOf} from '../../../../build/mdx/readMdx';
import {offsetOf} from '../../../../build/textEdits';
import type {Told} from '../../messagesOfPanels';
import type {OpenPage} from './page';

/** What the doctor says about a page, each sentence with the component or the field that it means. */
export const findingsOf = ({text, page, site, parts}: OpenPage): Told[] =>
  sorted(examinePage(page, site)).map(({message, fix, line, column}) => {
    const at = offsetOf(text, {line, column});
    const part = parts.filter(({start, end}) => start <= at && at < end).at(-1)?.at;
    const isInHead = at < headOf(text).length;
    const field = isInHead ? page.fields.filter((one) => one.at.line <= line).at(-1)?.name : undefined;
    return {message, fix, line, part, field};
  });
