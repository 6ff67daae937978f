import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@/lib/domain/paths';
import { StartFault } from '@/lib/server/db/start-fault';
import { isPrivatePath, securityHeaders } from '@/lib/server/http/security-headers';
import { log } from '@/lib/server/log';
import { isOpenToSearch } from '@/lib/server/site-files/search-engines';
import { isStopping } from '@/lib/server/stopping';
import { refuse, refuseSocket, type Refusal } from './answer';
import { findRefusal, refusedMethod } from './guard';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export type Frame = {
  isHttps: boolean;
  isDev: boolean;
  isDemo: boolean;
  /** Where Plaid's window finds its API; undefined while no real bank is asked. */
  plaid?: string | undefined;
  /** Stripe's own form is used: it comes from Stripe, on the pages that take a card. */
  stripe?: boolean | undefined;
  styles: readonly string[];
  startScript?: string | undefined;
};

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // Node looks for connections past their limits this often.
  connectionsCheckingInterval: 1_000,
};

/** Our own small server around Next: limits, headers on every answer, refusals in one shape. */
export function makeHttpServer(handle: Handle, frame: Frame): Server {
  // Only the development server speaks WebSocket; elsewhere a wish to upgrade is answered like any other request.
  const options = frame.isDev ? limits : { ...limits, shouldUpgradeCallback: () => false };
  // Made once. A file runs nothing, so it needs none of the hashes, which would be longer than many a file. A page's
  // answer differs only in whether its address is a secret and whether Plaid's window opens there.
  const common = {
    open: Object.entries(commonHeaders(frame, '/')),
    secret: Object.entries(commonHeaders(frame, '/reset-password/x')),
    bank: Object.entries(commonHeaders(frame, paths.bank)),
    bankReturn: Object.entries(commonHeaders(frame, paths.bankReturn)),
    file: Object.entries(commonHeaders({ ...frame, styles: [], startScript: undefined }, '/')),
  };
  const headersOf = (path: string) => {
    if (isFile(path)) return common.file;
    if (path === paths.bank) return common.bank;
    if (path === paths.bankReturn) return common.bankReturn;
    return isPrivatePath(path) ? common.secret : common.open;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? '/';
    for (const [name, value] of headersOf(target.split('?', 1)[0] ?? '/')) response.setHeader(name, value);
    if (!isOpenToSearch(request.headers.host)) response.setHeader('X-Robots-Tag', 'noindex');
    if (isStopping()) response.setHeader('Connection', 'close');
    const refusal = findRefusal(request.method ?? 'GET', target);
    if (refusal) return refuse(response, refusal);
    await handle(request, response);
  };
  const server = createServer(options, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'a request failed outside of the API');
      if (response.headersSent) response.destroy();
      else
        refuse(response, {
          code: 'internal',
          message: 'Something went wrong on our side. Please try again in a moment.',
        });
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy();
    return refuseSocket(socket, refusalOf(error), commonHeaders(frame, '/'));
  });
  server.on('connect', (_request, socket) => refuseSocket(socket, refusedMethod, commonHeaders(frame, '/')));
  return server;
}

const isFile = (path: string) =>
  path.startsWith('/_next/static/') || /\.(svg|png|ico|js|woff2|webmanifest)$/.test(path);

/** Resolves with the port once the server listens. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(new StartFault(explainListen(cause, host, port), { cause })),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function explainListen({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  return `The site cannot listen on ${host}:${port}: ${message}`;
}

function commonHeaders(
  { isHttps, isDev, isDemo, plaid, stripe, styles, startScript }: Frame,
  target: string,
): Record<string, string> {
  const path = target.split('?', 1)[0] ?? '/';
  return {
    ...securityHeaders({
      https: isHttps,
      dev: isDev,
      isPrivatePage: isPrivatePath(path),
      plaid: path === paths.bank || path === paths.bankReturn ? plaid : undefined,
      stripe: stripe === true && (path === paths.checkout || path === paths.billing),
      styles,
      startScript,
    }),
    ...(isDemo ? { 'X-Demo-Mode': '1' } : {}),
  };
}

function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { code: 'too_large', status: 431, message: 'The headers of this request are too large.' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { code: 'bad_request', status: 408, message: 'This request took too long to arrive.' };
  return { code: 'bad_request', message: 'This request could not be read.' };
}
