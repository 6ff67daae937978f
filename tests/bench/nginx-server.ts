import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { startServer, type Running } from './servers';

/** Candidate paths: Debian installs nginx outside of a user's PATH. */
const programs = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

export const findNginx = () => programs.find((program) => spawnSync(program, ['-v']).status === 0);

type Places = { folder: string; port: number; staticPort: number; sitePort: number; headers: IncomingHttpHeaders };

/** Starts nginx as the current user, with our example configuration and a static file server. */
export function startNginx(program: string, root: string, places: Places): Promise<Running> {
  const { folder, port } = places;
  for (const name of ['cache', 'files', 'temp']) mkdirSync(join(folder, name), { recursive: true });
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configuration(readFileSync(join(root, 'docs/nginx.conf'), 'utf8'), places));
  return startServer([program, '-c', config, '-p', folder, '-e', join(folder, 'error.log')], {
    cwd: folder,
    port,
    path: '/',
  });
}

function configuration(example: string, { folder, port, staticPort, sitePort, headers }: Places) {
  const ours = example
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ *ssl_certificate[^\n]*\n/g, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`)
    .join('\n');
  // If started by root, nginx would switch to a user who cannot access the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 512; }
http {
types { text/html html; }
access_log off;
keepalive_requests 1000000;
${temporary}
${ours}
server {
    listen 127.0.0.1:${staticPort};
    root ${join(folder, 'files')};
    gzip_static on;
    sendfile on;
${headersOfPage(headers)}
}
}
`;
}

/** Headers that belong to a single file or connection and are not copied. */
const itsOwn =
  /^(connection|keep-alive|date|server|content-type|content-length|content-encoding|etag|transfer-encoding)$/;

/** The page's headers for the plain file, so that both transfer the same bytes. */
const headersOfPage = (headers: IncomingHttpHeaders) =>
  Object.entries(headers)
    .filter(([name, value]) => typeof value === 'string' && !itsOwn.test(name))
    .flatMap(([name, value], header) => headerLines(name, String(value), header))
    .join('\n');

/** nginx limits a configuration value to 4,096 characters, so the longer content security policy is split. */
function headerLines(name: string, value: string, header: number) {
  const parts = value.match(/.{1,3000}/gs) ?? [''];
  const names = parts.map((_, part) => `$page_${header}_${part}`);
  return [
    ...parts.map((part, at) => `    set ${names[at]} "${part.replaceAll('"', String.raw`\"`)}";`),
    `    add_header ${name} "${names.join('')}";`,
  ];
}
