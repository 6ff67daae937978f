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

/** Calls the API: the embedded one in process, or the external one in the settings. */
export const callApi = async (request: Request, connection?: Connection) =>
  (settings().apiBaseUrl ? forwarder : app).fetch(request, connection);

/** Serves the API and the site's own files over Node's HTTP. */
export function createApiListener(revalidate?: Regenerate) {
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => {
      const connection: Connection = { incoming, outgoing, revalidate };
      // The site's own files are served here even if the API is external.
      const isSiteFile = new URL(request.url).pathname.startsWith(`${siteFilesPath}/`);
      return isSiteFile ? siteFiles.fetch(request, connection) : callApi(request, connection);
    },
    {
      // URLs in our responses never use the Host header, so a missing one is not an error.
      hostname: 'localhost',
      errorHandler: toErrorResponse,
    },
  );
  return async (request: IncomingMessage, response: ServerResponse) => void (await listener(request, response));
}
