import type {Plugin} from '@docusaurus/types';
import type {FinishedPages} from '../../finishedPages';
import {company} from '../../../company';
import type {JobFields} from '../../../content/frontMatter';
import {isJob} from '../../../content/jobs';
import {jobPosting} from './jobPosting';

/** Adds structured data to jobs. */
export default function careersPlugin(): Plugin<FinishedPages> {
  return {
    name: 'careers',
    loadContent: () => ({
      finishedPages: async () => ({
        things: (page, organizationId) =>
          isJob(page.path) ? [jobPosting(page.fields as JobFields, page, company.url + page.path, organizationId)] : [],
      }),
    }),
  };
}
