import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

/** The payload of a typical packet in bytes. */
const packet = 1400;

/** Forwards data at one packet per millisecond. */
function pace(from: Socket, to: Socket): void {
  let waiting = Buffer.alloc(0);
  let isOver = false;
  const timer = setInterval(() => {
    if (waiting.length > 0) {
      to.write(waiting.subarray(0, packet));
      waiting = waiting.subarray(packet);
    } else if (isOver) {
      clearInterval(timer);
      to.end();
    }
  }, 1);
  from.on('data', (bytes) => (waiting = Buffer.concat([waiting, bytes])));
  from.on('end', () => (isOver = true));
  to.on('close', () => {
    clearInterval(timer);
    from.destroy();
  });
}

/**
 * A proxy to a local server that delivers packets one after another, as on a real network. On loopback, a whole page
 * arrives together with its headers, and the browser's throttling then sometimes counts its bytes twice: a visit of
 * 18 KiB takes a tenth of a second longer, which says nothing about the page.
 */
export async function slowProxy(port: number): Promise<{port: number; stop: () => void}> {
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1');
    for (const socket of [browser, site]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    pace(browser, site);
    pace(site, browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
