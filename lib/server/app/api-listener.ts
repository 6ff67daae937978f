import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteFilesPath } from '@/lib/domain/shared/site-files';
import { settings } from '@/lib/server/platform/settings/env';
import { toErrorResponse } from '@/lib/server/platform/http/failure-answer';
import type { Connection } from '@/lib/server/platform/http/request-origin';
import type { Regenerate } from '@/lib/server/platform/http/revalidation';
import { app, createForwarder } from './app';
import { siteFiles } from './site-files/serve';

const forwarder = createForwarder();

/** Calls the API in process: the embedded one, or the address in the settings. */
export const callApi = async (request: Request, connection?: Connection) =>
  (settings().apiBaseUrl ? forwarder : app).fetch(request, connection);

/** The API and the site's own files over Node's HTTP. */
export function createApiListener(revalidate?: Regenerate) {
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => {
      const connection: Connection = { incoming, outgoing, revalidate };
      // The site's own files are served here, wherever the API is.
      const isSiteFile = new URL(request.url).pathname.startsWith(`${siteFilesPath}/`);
      return isSiteFile ? siteFiles.fetch(request, connection) : callApi(request, connection);
    },
    {
      // URLs in our responses never come from the Host header; a missing one is not an error.
      hostname: 'localhost',
      errorHandler: toErrorResponse,
    },
  );
  return async (request: IncomingMessage, response: ServerResponse) => void (await listener(request, response));
}
