/** @jest-environment node */
import {createServer, type AddressInfo, type Server} from 'node:net';
import {ensureFree, readPort} from '@site/src/cli/support/ports';

const listen = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });

describe('a port', () => {
  test.each(['abc', '0', '-1', '70000', '80.5'])('cannot be %s', (given) => {
    expect(() => readPort(given, 3000)).toThrow(`"${given}" is not a port. Use a number from 1 to 65535.`);
  });

  test('that is in use is refused with an alternative', async () => {
    const server = await listen();
    const {port} = server.address() as AddressInfo;
    const tried = ensureFree('127.0.0.1', port, `PORT=${port + 1} npm start`);
    await expect(tried).rejects.toThrow(`Port ${port} is in use. Try another one: PORT=${port + 1} npm start`);
    server.close();
  });
});
