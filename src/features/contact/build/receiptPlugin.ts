import type {Plugin} from '@docusaurus/types';
import {formSign, signMeta} from '../model/formReceipt';

/** Tells every page which header its host sends when it has accepted a form, if that is not our own. */
export default function formSignPlugin(): Plugin {
  const sign = formSign(process.env);
  return {
    name: 'form-sign',
    injectHtmlTags: () => (sign ? {headTags: [{tagName: 'meta', attributes: {name: signMeta, content: sign}}]} : {}),
  };
}
