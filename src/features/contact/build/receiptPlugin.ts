import type {Plugin} from '@docusaurus/types';
import {formSign, signMeta} from '../model/formReceipt';

/** Tells every page by which sign its host shows that it has taken a form, where that is another one than ours. */
export default function formSignPlugin(): Plugin {
  const sign = formSign(process.env);
  return {
    name: 'form-sign',
    injectHtmlTags: () => (sign ? {headTags: [{tagName: 'meta', attributes: {name: signMeta, content: sign}}]} : {}),
  };
}
