import path from 'node:path';

export type Site = {
  /** The folder with the pages. */
  root: string;
  /** The name under which visitors know it. */
  host: string;
  /** What `nginxRules` wrote. */
  rules: string;
};

/** The folder of a certificate, and the one in which its authority finds a proof of who asks for a new one. */
export type Secure = {certificates: string; proofs: string};

const indented = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '  ');
const server = (...parts: string[]) => `server {\n${parts.map(indented).join('\n')}\n}\n`;

const overTls = ({certificates}: Secure, more = '') => `listen 443 ssl http2${more};
ssl_certificate ${path.join(certificates, 'fullchain.pem')};
ssl_certificate_key ${path.join(certificates, 'privkey.pem')};
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:site:2m;
ssl_session_timeout 1d;
ssl_session_tickets off;`;

/** www.example.com for example.com, and the other way around. */
const siblingOf = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

const health = 'location = /healthz { default_type text/plain; return 200 "The site is served.\\n"; }';

/** Without a certificate the site answers on port 80, to any name: for a trial, or behind a proxy that has one. */
export function nginxServers({root, host, rules}: Site, secure?: Secure): string {
  const pages = `root ${root};\n\n${rules}`;
  if (!secure) return server('listen 80 default_server backlog=2048;', health, pages);
  const leadsOn = `return 301 https://${host}$request_uri;`;
  const remembered = /^add_header Strict-Transport-Security .*$/m.exec(rules)?.[0] ?? '';
  return [
    server(
      'listen 80 default_server;\nserver_tokens off;',
      health,
      `location / { ${leadsOn} }`,
      `location /.well-known/acme-challenge/ { root ${secure.proofs}; default_type text/plain; }`,
    ),
    server(`${overTls(secure)}\nserver_name ${siblingOf(host)};\nserver_tokens off;`, remembered, leadsOn),
    server(`${overTls(secure, ' default_server backlog=2048')}\nserver_name ${host};`, pages),
  ].join('\n');
}
