/** @jest-environment node */
import {createServer, type AddressInfo, type Server} from 'node:net';
import {ensureFree, freePort, readPort} from '@site/src/cli/support/ports';

const listen = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });

describe('a port', () => {
  test('is the default when none is named', () => {
    expect(readPort(undefined, 3000)).toBe(3000);
    expect(readPort('', 3000)).toBe(3000);
    expect(readPort('8080', 3000)).toBe(8080);
  });

  test.each(['abc', '0', '-1', '70000', '80.5'])('cannot be %s', (given) => {
    expect(() => readPort(given, 3000)).toThrow(`"${given}" is not a port; use a number from 1 to 65535.`);
  });

  test('that is in use is refused with an alternative', async () => {
    const server = await listen();
    const {port} = server.address() as AddressInfo;
    const tried = ensureFree('127.0.0.1', port, `PORT=${port + 1} npm start`);
    await expect(tried).rejects.toThrow(`Port ${port} is in use. Try another one: PORT=${port + 1} npm start`);
    server.close();
  });

  test('that is free is taken', async () => {
    await expect(ensureFree('127.0.0.1', await freePort(), 'another')).resolves.toBeUndefined();
  });
});
