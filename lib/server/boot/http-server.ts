import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { neutralFailure } from '@/lib/content/shared/faults';
import { pagesWithPolicy, policyOf } from '@/lib/domain/shared/whole-pages';
import { StartupError } from '@/lib/server/platform/db/startup-error';
import { isPrivatePath, securityHeaders } from '@/lib/server/platform/http/security-headers';
import { log } from '@/lib/server/platform/log/log';
import { mayBeListed } from '@/lib/server/app/site-files/search-engines';
import { isStopping } from '@/lib/server/platform/health/stopping';
import { rejectRequest, rejectSocket, type Rejection } from './reject-request';
import { trackConnections } from './connections';
import { findRejection, isApiTarget, refusedMethod } from './guard';
import { dropInternalHeaders, shortenUserAgent } from './request-limits';
import { toApiTarget } from './serve-api';
import type { RequestHandler } from './request-handler';

export type Frame = {
  isHttps: boolean;
  isDev: boolean;
  isDemo: boolean;
  /** Base URL of the API that Plaid Link calls; undefined if Plaid is not used. */
  plaid?: string | undefined;
  /** Whether Stripe's payment form is loaded on pages that take a card. */
  stripe?: boolean | undefined;
  styles: readonly string[];
  startScript?: string | undefined;
};

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // How often Node checks connections for timeouts.
  connectionsCheckingInterval: 1_000,
  // A missing Host header is rejected by findRejection, in the API's own format.
  requireHostHeader: false,
};

/**
 * The HTTP server around Next: it enforces limits, sets headers on every response and formats all errors the same way.
 */
export function makeHttpServer(handle: RequestHandler, frame: Frame): Server {
  // Only the development server uses WebSocket. Otherwise an upgrade request is handled like any other request.
  const options = frame.isDev ? limits : { ...limits, shouldUpgradeCallback: () => false };
  // Computed once. Files run no code, so they need no hashes, which can be longer than the file. Headers of pages
  // differ only by whether the URL is secret and whether a provider's script runs there.
  const common = {
    open: Object.entries(commonHeaders(frame, '/')),
    secret: Object.entries(commonHeaders(frame, '/reset-password/x')),
    file: Object.entries(commonHeaders({ ...frame, styles: [], startScript: undefined }, '/')),
  };
  const own = new Map<string, [string, string][]>(
    pagesWithPolicy.map((path) => [path, Object.entries(commonHeaders(frame, path))]),
  );
  const headersOf = (path: string) => {
    if (isFile(path)) return common.file;
    return own.get(path) ?? (isPrivatePath(path) ? common.secret : common.open);
  };
  const setHeaders = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headersOf(url.split('?', 1)[0] ?? '/')) response.setHeader(name, value);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const refusal = findRejection(request);
    // The API sets the same headers itself.
    if (refusal || !toApiTarget(request.url ?? '/')) setHeaders(request, response);
    if (!mayBeListed(request.headers.host)) response.setHeader('X-Robots-Tag', 'noindex');
    if (isStopping()) response.setHeader('Connection', 'close');
    if (refusal) return rejectRequest(response, refusal, formOf(request));
    shortenUserAgent(request);
    dropInternalHeaders(request);
    await handle(request, response);
  };
  const server = createServer(options, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'request failed outside the API');
      if (response.headersSent) return response.destroy();
      setHeaders(request, response);
      return rejectRequest(response, { code: 'internal', message: neutralFailure }, formOf(request));
    });
  });
  trackConnections(server);
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of common.open) response.setHeader(name, value);
    rejectRequest(response, unmetExpectation, formOf(request));
  });
  server.on('clientError', (error: UnparsedRequest, socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy();
    return rejectSocket(socket, refusalOf(error), commonHeaders(frame, '/'), formOfUnparsed(error));
  });
  server.on('connect', (_request, socket) => rejectSocket(socket, refusedMethod, commonHeaders(frame, '/')));
  return server;
}

const formOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>) =>
  isApiTarget(url) || !url.startsWith('/') ? 'json' : 'page';

/** Node's error for a request that it could not parse, with the bytes received so far, if any. */
type UnparsedRequest = NodeJS.ErrnoException & { rawPacket?: Buffer };

/**
 * The form of the error for a request that Node could not parse: a page if a browser sent it, for example with cookies
 * that are too large. Browsers send Accept before Cookie, so it is among the bytes received.
 */
function formOfUnparsed({ rawPacket }: UnparsedRequest) {
  const start = rawPacket?.toString('latin1') ?? '';
  const target = /^GET (\S+)/.exec(start)?.[1] ?? '';
  return formOf({ url: target }) === 'page' && /\r\naccept:[^\r\n]*text\/html/i.test(start) ? 'page' : 'json';
}

const unmetExpectation: Rejection = {
  code: 'bad_request',
  status: 417,
  message: 'The Expect header may only ask for 100-continue.',
};

const isFile = (path: string) =>
  path.startsWith('/_next/static/') || /\.(svg|png|ico|js|woff2|webmanifest)$/.test(path);

/** Resolves with the port once the server is listening. Rejects with a StartupError if it cannot. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(new StartupError(explainListen(cause, host, port), { cause })),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function explainListen({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use: stop the process that uses it, or set another PORT.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: set PORT above 1023.`;
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
      plaid: policyOf(path) === 'plaid' ? plaid : undefined,
      stripe: stripe === true && policyOf(path) === 'stripe',
      styles,
      startScript,
    }),
    ...(isDemo ? { 'X-Demo-Mode': '1' } : {}),
  };
}

function refusalOf({ code }: NodeJS.ErrnoException): Rejection {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { code: 'too_large', status: 431, message: 'The headers of this request are too large.' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { code: 'bad_request', status: 408, message: 'This request took too long to arrive.' };
  return { code: 'bad_request', message: 'This request could not be read.' };
}
