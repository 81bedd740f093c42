import {messagesKeptMonths} from '@site/src/features/contact/model/forms';
import {page} from './page';

test('the receiver keeps a message exactly as long as the privacy policy says', () => {
  const promised = /messages[^:]*: (\d+) months/.exec(page('/legal/privacy-policy')('main').text())?.[1];
  expect(promised).toBe(String(messagesKeptMonths));
});
