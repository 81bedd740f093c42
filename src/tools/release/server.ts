import path from 'node:path';

export type Site = {
  /** The folder with the pages. */
  root: string;
  /** The name under which visitors know it. */
  host: string;
  /** What `nginxRules` wrote. */
  rules: string;
  /** The folder in which the authority of a certificate finds a proof of who asks for one. */
  proofs: string;
};

const indented = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '  ');
const server = (...parts: string[]) => `server {\n${parts.map(indented).join('\n')}\n}\n`;

/** Both families of addresses. Only one server of a port may name the length of its queue. */
const listen = (port: number, more = '') => `listen ${port}${more};\nlisten [::]:${port}${more};`;
const queue = ' backlog=2048';

const overTls = (certificates: string) => `ssl_certificate "${path.join(certificates, 'fullchain.pem')}";
ssl_certificate_key "${path.join(certificates, 'privkey.pem')}";
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:site:2m;
ssl_session_timeout 1d;
ssl_session_tickets off;`;

/** www.example.com for example.com, and the other way around. */
const siblingOf = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

const health = 'location = /healthz { default_type text/plain; return 200 "The site is served.\\n"; }';

/**
 * Without a folder of certificates the site answers on port 80: for a trial, or behind a proxy that has one. The first
 * server of a port answers to other names too, unless another file names a `default_server`, as Debian's does.
 */
export function nginxServers({root, host, rules, proofs}: Site, certificates?: string): string {
  const proof = `location ^~ /.well-known/acme-challenge/ { root "${proofs}"; default_type text/plain; }`;
  const pages = `root "${root}";\n\n${rules}`;
  const names = `server_name ${host} ${siblingOf(host)};`;
  if (!certificates) return server(listen(80, queue), names, health, proof, pages);
  const leadsOn = `return 301 https://${host}$request_uri;`;
  const remembered = /^add_header Strict-Transport-Security .*$/m.exec(rules)?.[0] ?? '';
  const secure = overTls(certificates);
  return [
    server(listen(80, queue), names, 'server_tokens off;', health, proof, `location / { ${leadsOn} }`),
    server(listen(443, ` ssl http2${queue}`), `server_name ${host};`, secure, pages),
    server(
      listen(443, ' ssl http2'),
      `server_name ${siblingOf(host)};`,
      secure,
      'server_tokens off;',
      remembered,
      leadsOn,
    ),
  ].join('\n');
}
