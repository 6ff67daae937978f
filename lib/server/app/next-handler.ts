import { getRequestListener } from '@hono/node-server';
import type { NextApiRequest, NextApiResponse } from 'next';
import { siteFilesPath } from '@/lib/domain/shared/site-files';
import { settings } from '@/lib/server/platform/settings/env';
import { app, createForwarder } from './app';
import { answerOutside } from '@/lib/server/platform/http/failure-answer';
import { siteFiles } from './site-files/serve';

const forwarder = createForwarder();

/** The site's own files are served here, wherever the API is. */
const appFor = ({ url }: Request) => {
  if (new URL(url).pathname.startsWith(`${siteFilesPath}/`)) return siteFiles;
  return settings().apiBaseUrl ? forwarder : app;
};

const listener = getRequestListener((request, env) => appFor(request).fetch(request, env), {
  // URLs in our responses never come from the Host header; a missing one is no error.
  hostname: 'localhost',
  overrideGlobalObjects: false,
  errorHandler: answerOutside,
});

/** Passes Node's request to the API: the embedded one, or the address in the settings. */
export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  // Restores the contract's path: the site's server prefixes /admin with /api so that Next routes the request here.
  request.url = request.url?.replace(/^\/api(?=\/admin(?:[/?]|$))/, '');
  await listener(request, response);
}
