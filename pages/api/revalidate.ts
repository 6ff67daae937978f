import type { NextApiRequest, NextApiResponse } from 'next';
import { siteServices } from '@/lib/server/platform/site-services';

/** Regenerates a page for the launcher, because only a route of Next can. Requests from outside never reach it. */
export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  const ticket = request.headers['x-revalidation-ticket'];
  const isOurs = await siteServices().redeemTicket(String(ticket), (path) => response.revalidate(path));
  response.status(isOurs ? 204 : 404).end();
}
