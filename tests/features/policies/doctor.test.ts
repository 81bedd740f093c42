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
        line: 21,
        column: 1,
        message: '"TBD" is a placeholder. Write the text that belongs there.',
      },
    ]);
  });

  test('reports a published policy whose draft is missing, and how to retire it', () => {
    const site = scratch();
    site.remove('pages/legal/privacy-policy.mdx');
    expect(policyFindings(site.dir)).toEqual([
      expect.objectContaining({
        file: 'pages/legal/privacy-policy.mdx',
        message: expect.stringMatching(
          /draft is missing\. Restore the published text as the draft with: .* draft privacy-policy --from/,
        ),
      }),
    ]);
  });
});
