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

const overTls = (certificates: string, more = '') => `listen 443 ssl http2${more};
ssl_certificate ${path.join(certificates, 'fullchain.pem')};
ssl_certificate_key ${path.join(certificates, 'privkey.pem')};
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:site:2m;
ssl_session_timeout 1d;
ssl_session_tickets off;`;

/** www.example.com for example.com, and the other way around. */
const siblingOf = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

const health = 'location = /healthz { default_type text/plain; return 200 "The site is served.\\n"; }';

/** Without a folder of certificates the site answers on port 80, to any name: for a trial, or behind a proxy that has one. */
export function nginxServers({root, host, rules, proofs}: Site, certificates?: string): string {
  const proof = `location ^~ /.well-known/acme-challenge/ { root ${proofs}; default_type text/plain; }`;
  const pages = `root ${root};\n\n${rules}`;
  if (!certificates) return server('listen 80 default_server backlog=2048;', health, proof, pages);
  const leadsOn = `return 301 https://${host}$request_uri;`;
  const remembered = /^add_header Strict-Transport-Security .*$/m.exec(rules)?.[0] ?? '';
  return [
    server('listen 80 default_server;\nserver_tokens off;', health, proof, `location / { ${leadsOn} }`),
    server(`${overTls(certificates)}\nserver_name ${siblingOf(host)};\nserver_tokens off;`, remembered, leadsOn),
    server(`${overTls(certificates, ' default_server backlog=2048')}\nserver_name ${host};`, pages),
  ].join('\n');
}
