import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Certificate} from './certificate';
import {redirects} from '../../src/content/redirects';
import {read} from './files';
import {needProgram} from './programs';
import {freePort, newFolder} from './servers';

export type Nginx = {port: number; warnings: () => string[]; stop: () => Promise<void>};

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const listenTo = (port: number, tls?: Certificate) => {
  const listen = `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''} backlog=2048;`;
  return tls ? `${listen} ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : listen;
};

const configOf = (folder: string, servers: string) => `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr notice;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${servers}
}
`;

/** Starts nginx on loopback with the server blocks for a free port. */
export async function startServers(serversOn: (port: number) => string): Promise<Nginx> {
  const program = needProgram('nginx');
  const folder = newFolder('nginx');
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configOf(folder, serversOn(port)));
  // As root, nginx would run its workers as a user who cannot read the test's folders.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn(program, ['-c', config, '-p', folder, ...asRoot], {stdio: ['ignore', 'ignore', 'pipe']});
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('start worker processes')) resolve();
    });
    void ended.then(() => reject(new Error(`nginx did not start: ${output}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return {port, warnings: () => output.split('\n').filter((line) => line && !line.includes(' [notice] ')), stop};
}

/** Starts nginx with one server block that contains `rules`. */
export const startNginx = (root: string, rules: string, tls?: Certificate): Promise<Nginx> =>
  startServers((port) => `server {\n    ${listenTo(port, tls)}\n    root "${root}";\n    ${rules}\n  }`);

/** The same headers as in `static/_headers`. */
const headers = [...read('static/_headers').matchAll(/^ {2}([\w-]+): (.*)$/gm)]
  .filter(([, name]) => name !== 'Cache-Control')
  .map(([, name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n    ');

/** As in the example of docs/operating.md, without what only a public server needs. */
const siteRules = (formService?: string) => `include /etc/nginx/mime.types;
    charset utf-8;
    charset_types text/css application/javascript application/xml text/plain image/svg+xml;
    gzip_static on;
    index index.html;
    error_page 404 /404.html;
    ${headers}
    add_header Cache-Control "public, max-age=0, must-revalidate" always;
    ${redirects.map(({from, to}) => `location ~ ^${from}/?$ { return 301 ${to}$is_args$args; }`).join('\n    ')}
    location / { ${formService ? `if ($request_method = POST) { proxy_pass ${formService}; }` : ''}
      try_files $uri.html $uri $uri/index.html =404; }
    location /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }`;

/** The built site on a free port. */
export const siteServer = (build: string, formService?: string, tls?: Certificate): Promise<Nginx> =>
  startNginx(build, siteRules(formService), tls);
