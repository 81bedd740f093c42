import type {Plugin} from '@docusaurus/types';
import {receiptHeader, receiptMeta} from '../model/formReceipt';

/** Tells every page which header its host sends when it has accepted a form, if that is not our own. */
export default function receiptPlugin(): Plugin {
  const content = receiptHeader(process.env);
  return {
    name: 'form-receipt',
    injectHtmlTags: () => (content ? {headTags: [{tagName: 'meta', attributes: {name: receiptMeta, content}}]} : {}),
  };
}
