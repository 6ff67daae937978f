import Stripe from 'stripe';
import type { StripeSettings } from '@/lib/server/payment-settings';

/** A hundred invoices with all their lines stay below. */
const maxAnswerBytes = 4 * 1024 * 1024;
const timeoutMs = 4_000;

/** Stripe's own library, at the host that the settings name. Two tries of four seconds stay within what a caller waits. */
export function createStripeClient(
  { secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>,
  limitMs = timeoutMs,
): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttp = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    protocol: isHttp ? 'http' : 'https',
    port: port === '' ? (isHttp ? 80 : 443) : Number(port),
    httpClient: Stripe.createFetchHttpClient(boundedFetch as typeof fetch),
    timeout: limitMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Follows nobody elsewhere, and reads no more than an answer can be. */
async function boundedFetch(url: string | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'error' });
  if (!answer.body) return answer;
  let total = 0;
  const bounded = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        total += chunk.length;
        if (total > maxAnswerBytes) controller.error(new Error('The answer is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status: answer.status, headers: answer.headers });
}
