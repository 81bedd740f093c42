/** @jest-environment node */
import {holdFolder} from '@site/src/features/contact/server/receiver/folder';
import {newFolder} from '../../../support/servers';

test('of two receivers that start in the same moment, one holds the folder', async () => {
  const folder = newFolder('two-receivers');
  const started = await Promise.allSettled([holdFolder(folder), holdFolder(folder)]);
  const held = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const server of held) server.close();
  expect(held).toHaveLength(1);
  expect(started.find(({status}) => status === 'rejected')).toMatchObject({
    reason: {message: expect.stringContaining('Another receiver')},
  });
});
