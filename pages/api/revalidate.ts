import type { NextApiRequest, NextApiResponse } from 'next';
import { siteServices } from '@/lib/server/platform/site-services';

/**
 * Regenerates a page on request of the server's launcher, because only a Next route can do so. External requests never
 * reach this route.
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  const ticket = request.headers['x-revalidation-ticket'];
  const isOurs = await siteServices().redeemTicket(String(ticket), (path) => response.revalidate(path));
  response.status(isOurs ? 204 : 404).end();
}
