import { getRequestListener } from '@hono/node-server';
import type { NextApiRequest, NextApiResponse } from 'next';
import { siteFilesPath } from '@/lib/domain/site-files';
import { settings } from '../env';
import { app, createForwarder } from './app';
import { answerOutside } from './failure-answer';
import { siteFiles } from './site-files';

const forwarder = createForwarder();

/** The site's own files are ours wherever the API is. */
const appFor = ({ url }: Request) => {
  if (new URL(url).pathname.startsWith(`${siteFilesPath}/`)) return siteFiles;
  return settings().apiBaseUrl ? forwarder : app;
};

const listener = getRequestListener((request, env) => appFor(request).fetch(request, env), {
  // Addresses in our answers never come from the Host header; a missing one is no reason to fail.
  hostname: 'localhost',
  overrideGlobalObjects: false,
  errorHandler: answerOutside,
});

/** Hands Node's request to the API: the embedded one, or the address that the settings name. */
export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  // The contract's own path: the site's server puts /api before /admin so that Next brings the request here.
  request.url = request.url?.replace(/^\/api(?=\/admin(?:[/?]|$))/, '');
  await listener(request, response);
}
