import path from 'node:path';

export type Site = {
  root: string;
  host: string;
  /** The output of `nginxRules`. */
  rules: string;
  /** The folder for the challenges of a certificate authority (ACME). */
  challenges: string;
};

const indented = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '  ');
const server = (...parts: string[]) => `server {\n${[...parts, noLogs].map(indented).join('\n')}\n}\n`;

/** Listens on IPv4 and IPv6. Only one server per port may set the length of the queue. */
const listen = (port: number, more = '') => `listen ${port}${more};\nlisten [::]:${port}${more};`;
const queue = ' backlog=2048';

const overTls = (certificates: string) => `ssl_certificate "${path.join(certificates, 'fullchain.pem')}";
ssl_certificate_key "${path.join(certificates, 'privkey.pem')}";
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:site:2m;
ssl_session_timeout 1d;
ssl_session_tickets off;`;

/**
 * The privacy policy allows shortened addresses only, and nginx writes whole ones: into its access log, and into its
 * error log with the query and the page that the visitor came from. Only the main error log, without requests, is kept.
 */
const noLogs = 'access_log off;\nerror_log stderr emerg;';

/** www.example.com for example.com, and the other way around. */
const siblingOf = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

const health = 'location = /healthz { default_type text/plain; return 200 "The site is served.\\n"; }';

/**
 * Without certificates, the site is served on port 80: for a trial, or behind a proxy that has one. The first server of
 * a port also answers to other names, unless another file has a `default_server`, as Debian's does.
 */
export function nginxServers({root, host, rules, challenges}: Site, certificates?: string): string {
  const challenge = `location ^~ /.well-known/acme-challenge/ { root "${challenges}"; default_type text/plain; }`;
  const pages = `root "${root}";\n\n${rules}`;
  const names = `server_name ${host} ${siblingOf(host)};`;
  if (!certificates) return server(listen(80, queue), names, health, challenge, pages);
  const redirect = `return 301 https://${host}$request_uri;`;
  const strictTransport = /^add_header Strict-Transport-Security .*$/m.exec(rules)?.[0] ?? '';
  const secure = overTls(certificates);
  return [
    server(listen(80, queue), names, 'server_tokens off;', health, challenge, `location / { ${redirect} }`),
    server(listen(443, ` ssl http2${queue}`), `server_name ${host};`, secure, pages),
    server(
      listen(443, ' ssl http2'),
      `server_name ${siblingOf(host)};`,
      secure,
      'server_tokens off;',
      strictTransport,
      redirect,
    ),
  ].join('\n');
}
