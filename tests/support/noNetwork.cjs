// Loaded before a build: any request beyond this machine stops it.
const net = require('node:net');

const own = new Set(['127.0.0.1', '::1', 'localhost', undefined]);
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function (...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  const host =
    typeof first === 'object' && first !== null ? first.host : typeof args[1] === 'string' ? args[1] : undefined;
  if (!own.has(host)) throw new Error(`The build requested ${host}. It must work without a network.`);
  return connect.apply(this, args);
};
