/** @jest-environment node */
import {policyFindings} from '@site/src/tools/doctor/diagnose';
import {scratch} from './scratch';

describe('the doctor', () => {
  test('reports each problem that keeps a draft from being published, with its line', () => {
    const site = scratch();
    site.replace('pages/legal/terms-of-service.mdx', 'five days', 'TBD days');
    expect(policyFindings(site.dir)).toEqual([
      {
        file: 'pages/legal/terms-of-service.mdx',
        line: 20,
        column: 1,
        message: '"TBD" is a placeholder. Write the text that belongs there.',
      },
    ]);
  });
});
