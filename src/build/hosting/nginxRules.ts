import {sheets} from './contentPolicy';
import {otherTypes, partTypes, textTypes} from './contentTypes';
import {redirects} from '../../content/redirects';
import {cacheHashed, cacheOthers, hostOnlyFiles, pageHeaders, type HostRules} from './hostRules';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const addHeader = (name: string, value: string) => `add_header ${name} ${quoted(value)} always;`;

/** In locations for parts of a page, these replace all other headers, which would add half a kilobyte to each script. */
const forEveryFile = (
  headers: HostRules['headers'],
) => `${headers.map(([name, value]) => addHeader(name, value)).join('\n')}
add_header Cache-Control $cache always;
add_header Content-Encoding $encoding always;
add_header Vary $vary always;`;

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Their names change with their content, so browsers keep them and never ask whether they have changed. */
const lasting = ['css', 'js', 'woff2'];

/** The headers of a type that needs fewer than a page. A drawing can be opened like a page, but loads nothing. */
function ownHeaders(extension: string, headers: HostRules['headers']): string {
  if (extension === 'svg') return `${forEveryFile(headers)}\n${addHeader('Content-Security-Policy', drawingPolicy)}`;
  if (lasting.includes(extension)) return `${forEveryFile(headers)}\netag off;\nadd_header Last-Modified "";`;
  return partTypes.includes(extension) ? forEveryFile(headers) : '';
}

/** Each type has its own location, so that the compressed copy is sent with the same type. */
const textLocation = (
  extension: string,
  type: string,
  headers: HostRules['headers'],
) => `location ~ \\.${extension}(\\.br)?$ {
  types { ${quoted(type)} ${extension} br; }
  try_files $uri =404;
  ${ownHeaders(extension, headers)}
}`;

const partLocation = (extension: string, headers: HostRules['headers']) =>
  `location ~ \\.${extension}$ { ${ownHeaders(extension, headers)} }`;

const pageStyles = ([file, hashes]: readonly [string, readonly string[]]) =>
  `if ($file = "/${file}") { set $styles "${[sheets, ...hashes].join(' ')}"; }`;

/** Responses to forms are never cached, and load nothing. */
const forForms = (headers: HostRules['headers']) =>
  [...headers, ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"], ['Cache-Control', 'no-store']]
    .map(([name = '', value = '']) => `proxy_hide_header ${name};\n  ${addHeader(name, value)}`)
    .join('\n  ');

/** The service limits messages by the visitor's address, so X-Forwarded-For from the visitor is overwritten. */
const passedOn = (service: string) =>
  [
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header Accept-Encoding "";',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 20s;',
    '# Keeps messages out of the temporary files of nginx.',
    'client_body_buffer_size 64k;',
    `proxy_pass ${service}$request_uri;`,
  ].join('\n  ');

/** For an external monitor: 200 while messages are stored and sent, 503 if not, and 502 without the service. */
const messageHealth = (service: string) =>
  `location = /healthz/messages { proxy_connect_timeout 5s; proxy_pass ${service}; }`;

/**
 * The nginx rules for this site: the same headers, redirects and fallbacks as in `_headers` and `_redirects`. They use
 * only modules in Debian's nginx. `set` and `if` at the server level run again when nginx serves the 404 page. Forms
 * are passed on to `formService`; without one, they are refused.
 */
export const nginxRules = (
  {headers, policy, styles}: HostRules,
  formService?: string,
): string => `error_page 404 /404.html;
error_page 405 = @forms;
absolute_redirect off;
merge_slashes off;
server_tokens off;
etag on;
gzip off;
gzip_static on;
gzip_vary off;
uninitialized_variable_warn off;
client_max_body_size 64k;
# Browsers cannot read a TLS record before all of it has arrived, so small ones show a page sooner on a slow line.
ssl_buffer_size 4k;
client_header_timeout 5s;
client_body_timeout 5s;
send_timeout 30s;

types {
${otherTypes.map(([extension, type]) => `  ${type} ${extension};`).join('\n')}
}
default_type application/octet-stream;

set $cache no-store;
set $encoding "";
set $vary "";

# Ambiguous paths are refused, not repaired.
if ($request_uri ~* "^[^?]*(/|%2f|%5c)(\\.|%2e){1,2}(/|%2f|%5c|\\?|$)") { return 400; }
if ($uri ~ "[\\x00-\\x1f\\x7f\\x5c]") { return 400; }
if ($uri ~ "//|\\.(br|gz)$|/\\.(?!well-known/)") { return 404; }
if ($uri ~ "^(${hostOnlyFiles.join('|')})$") { return 404; }

${redirects.map(({from, to}) => `if ($uri ~ "^${from}/?$") { return 301 ${to}$is_args$args; }`).join('\n')}

# /contact/ redirects to /contact, if there is such a page.
set $bare "";
if ($uri ~ "^(/.+)/$") { set $bare $1; }
if (-f "$document_root$bare.html") { return 301 $bare$is_args$args; }

# /contact is contact.html, or contact.html.br if the browser accepts brotli.
set $file $uri;
if (-f "$document_root$uri.html") { set $file $uri.html; }
if ($uri = /) { set $file /index.html; }

# Each page allows only its own styles: the hashes of all pages would add kilobytes to every response. Not a map, which
# all sites of one nginx would share.
set $styles "${sheets}";
${[...styles].map(pageStyles).join('\n')}

if ($file ~ "\\.(${textTypes.map(([extension]) => extension).join('|')})$") { set $vary Accept-Encoding; }
set $compressed /none;
if ($http_accept_encoding ~* "(^|[\\s,])(br|\\*)\\s*(;\\s*q=(1|0\\.0*[1-9])[\\d.]*\\s*)?(,|$)") { set $compressed $file.br; }
if ($http_range) { set $compressed /none; }
# Responses to forms come from the service or from nginx itself, so they are never a compressed page.
if ($request_method !~ "^(GET|HEAD)$") { set $compressed /none; }
if (-f "$document_root$compressed") {
  set $file $compressed;
  set $encoding br;
}

set $cache "${cacheOthers}";
if ($file ~ "^/assets/") { set $cache "${cacheHashed}"; }

${addHeader('Content-Security-Policy', policy([]).replace(`style-src ${sheets}`, 'style-src $styles'))}
${pageHeaders.map(([name, value]) => addHeader(name, value)).join('\n')}
${forEveryFile(headers)}

rewrite ^ $file break;

${formService ? messageHealth(formService) : ''}

# Files do not accept POST requests, so forms end up here.
location @forms {
  # These replace the headers of pages and of the service, so that each is sent once.
  ${forForms([...pageHeaders, ...headers])}
  ${formService ? passedOn(formService) : 'return 405;'}
}

${textTypes.map(([extension, type]) => textLocation(extension, type, headers)).join('\n')}
${otherTypes
  .filter(([extension]) => partTypes.includes(extension))
  .map(([extension]) => partLocation(extension, headers))
  .join('\n')}
`;
