import Stripe from 'stripe';
import type { StripeSettings } from '@/lib/server/platform/settings/payment-settings';

/** Enough for a hundred invoices with all their lines. */
const maxAnswerBytes = 4 * 1024 * 1024;
const timeoutMs = 4_000;

/**
 * Stripe's own library, with the host from the settings. Two attempts of four seconds each finish before a caller times
 * out.
 */
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

/** A fetch that rejects redirects and limits the size of a response. */
async function boundedFetch(url: string | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'error' });
  if (!answer.body) return answer;
  let total = 0;
  const bounded = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        total += chunk.length;
        if (total > maxAnswerBytes) controller.error(new Error('The response is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status: answer.status, headers: answer.headers });
}
