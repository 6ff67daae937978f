import axios, { isAxiosError } from 'axios';
import type { FinnhubSettings } from '@/lib/server/platform/settings/market-settings';
import { connectLimitedAgents } from '@/lib/server/providers/connect-limit';

export type WireAnswer = {
  status: number;
  /** Undefined if the body is not JSON. */
  body: unknown;
  retryAfterS?: number;
};

/** Sends one GET request. Resolves with any response; rejects with `NoResponseError`. */
export type Wire = (path: string, params: Record<string, string>, signal: AbortSignal) => Promise<WireAnswer>;

/** Contains only the transport's error code, because the original error contains the key and the URL. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
}

const connectMs = 2_000;
/** The longest response, 30 annual reports as filed, is about 3 MB. */
const maxAnswerBytes = 8 * 1024 * 1024;

/** Finnhub over HTTPS, with the key in a header. */
export function createFinnhubWire({ apiKey, apiBase }: FinnhubSettings): Wire {
  const http = axios.create({
    baseURL: apiBase,
    headers: { Accept: 'application/json', 'X-Finnhub-Token': apiKey },
    ...connectLimitedAgents(connectMs),
    maxRedirects: 0,
    maxContentLength: maxAnswerBytes,
    proxy: false,
    responseType: 'text',
    // Resolve for every status.
    validateStatus: () => true,
    transformResponse: (text: string) => text,
  });
  return async (path, params, signal) => {
    const answer = await http.get<string>(path, { params, signal }).catch((error: unknown) => {
      throw new NoResponseError(isAxiosError(error) ? (error.code ?? 'an unnamed error') : 'an unnamed error');
    });
    return { status: answer.status, body: parse(answer.data), ...retryAfter(answer.headers['retry-after']) };
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Retry-After in seconds or as a date (RFC 9110); anything else is ignored. */
function retryAfter(header: unknown): { retryAfterS?: number } {
  if (typeof header !== 'string') return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterS: seconds } : {};
}
