import {sectionNumber, sectionsIn} from '@site/src/features/policies/model/policyText';
import {read} from '../support/files';
import {builtPage as page} from '../support/builtSite';
import {list} from './page';

const titles = (file: string) =>
  sectionsIn(read(file))
    .slice(1)
    .map(({heading}) => heading.replace(sectionNumber, ''));

test('the terms have the ten specified sections', () => {
  expect(titles('versioned_docs/version-2024-03-01/terms-of-service.mdx')).toEqual(
    list(
      'Acceptance, Description of service, User responsibilities, Intellectual property, Data security and privacy, ' +
        'Service availability, Limitation of liability, Termination, Governing law, Contact',
    ),
  );
});

test('the privacy policy has the eleven specified sections', () => {
  expect(titles('versioned_docs/version-2024-03-01/privacy-policy.mdx')).toEqual(
    list(
      'Information we collect, How we use it, Security, Sharing, Retention, Your rights, AI and machine learning, ' +
        'International transfers, Children’s privacy, Changes, Contact',
    ),
  );
});

describe('the comparison of the two versions of the privacy policy', () => {
  const $ = page('/legal/compare/privacy-policy/2023-06-01...2024-03-01');
  const section = (title: string) => $(`h2:contains("${title}")`).closest('section, details');

  test('shows that messages are kept for a shorter time', () => {
    const plain = (element: string) => section('Retention').find(`p ${element}`).first().text().trim();
    expect([plain('del'), plain('ins')]).toEqual(['[removed: 36]', '[added: 24]']);
  });

  test('shows the moved section', () => {
    expect(section('Security').find('summary, header').text()).toContain('Moved');
  });
});
