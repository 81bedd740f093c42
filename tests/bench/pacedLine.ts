import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

/** What a packet of the internet carries. */
const packet = 1400;

/** Passes on what comes, packet by packet, one a millisecond. */
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
 * A line to a server on this machine on which packets come one after another, as on any network. On loopback the whole
 * page is there together with its headers, and the browser's throttling then counts its bytes twice, now and then: a
 * visit of 18 KiB takes a tenth of a second more, which says nothing about the page.
 */
export async function pacedLine(port: number): Promise<{port: number; stop: () => void}> {
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
