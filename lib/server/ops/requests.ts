import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { stockRequestsContract } from '@/lib/contracts/research/stock-requests';

export const requestsUsage = `  requests              list requested stocks, most votes first
  requests plan|answer|decline <ticker> [reason]
                        set the public status of a request`;

const verbs = { plan: 'planned', answer: 'answered', decline: 'declined' } as const;

/** `npm run ops -- requests ...`; returns the output, or undefined for unknown arguments. */
export async function runRequests(
  http: AxiosInstance,
  [verb, ticker, ...reason]: string[],
): Promise<string | undefined> {
  const requests = createClient(stockRequestsContract, http);
  if (verb === undefined) {
    const { items } = await requests.list({ query: {} });
    const lines = items.map((one) => `${String(one.votes).padStart(5)}  ${one.ticker.padEnd(10)} ${one.status}`);
    return lines.join('\n') || 'No stock requests.';
  }
  const status = Object.entries(verbs).find(([name]) => name === verb)?.[1];
  if (!status || ticker === undefined) return undefined;
  const words = reason.join(' ');
  const { request } = await requests.decide({ body: { ticker, status, ...(words === '' ? {} : { reason: words }) } });
  return `${request.ticker} is ${request.status} now`;
}
