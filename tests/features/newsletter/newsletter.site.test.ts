import {builtPages} from '../../support/builtSite';
import {describeWith} from '../../support/features';

describeWith('newsletter', () => {
  test('the newsletter form is on every page', () => {
    const without = builtPages().filter(({html}) => !/<form[^>]*\bname="?newsletter[" >]/.test(html));
    expect(without.map(({file}) => file)).toEqual([]);
  });
});
