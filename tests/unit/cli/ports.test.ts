/** @jest-environment node */
import {createServer, type AddressInfo, type Server} from 'node:net';
import {ensureFree} from '@site/src/cli/support/ports';

const listen = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });

describe('a port', () => {
  test('that is in use is refused with an alternative', async () => {
    const server = await listen();
    const {port} = server.address() as AddressInfo;
    const tried = ensureFree('127.0.0.1', port, `PORT=${port + 1} npm start`);
    await expect(tried).rejects.toThrow(`Port ${port} is in use. Try another one: PORT=${port + 1} npm start`);
    server.close();
  });
});
