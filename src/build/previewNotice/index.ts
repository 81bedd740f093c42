import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {longDay} from '../../content/dates';
import {company} from '../../company';

/** The notice on a build or development server that does not show the site of today. */
export function noticeOf({PREVIEW, BUILD_DATE}: NodeJS.ProcessEnv): string | undefined {
  if (BUILD_DATE)
    return `Preview: this site as it will be on ${longDay(BUILD_DATE, company.language)}. It is not the published one.`;
  return PREVIEW ? 'Preview: this is not the published site.' : undefined;
}

/** Adds the notice to every page of a preview, outside the application, so that no page can remove it. */
export default function previewNoticePlugin(): Plugin {
  const notice = noticeOf(process.env);
  if (!notice) return {name: 'preview-notice'};
  return {
    name: 'preview-notice',
    getClientModules: () => [path.join(__dirname, 'notice.css')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'robots', content: 'noindex'}}],
      postBodyTags: [
        {
          tagName: 'div',
          attributes: {class: 'preview-notice', role: 'region', 'aria-label': 'Preview'},
          innerHTML: notice,
        },
      ],
    }),
  };
}
