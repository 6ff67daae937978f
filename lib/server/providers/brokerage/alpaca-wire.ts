import axios, { isAxiosError } from 'axios';
import type { AlpacaSettings } from '@/lib/server/platform/settings/brokerage-settings';
import { connectLimitedAgents } from '@/lib/server/providers/connect-limit';
import { createTokens } from './alpaca-tokens';

export type AlpacaRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Media type of the response; JSON by default. */
  accept?: 'text/event-stream';
};

export type AlpacaAnswer = {
  status: number;
  /** Undefined if the body is not JSON. */
  body: unknown;
  text: string;
  retryAfterS?: number;
};

/** Sends one request. Resolves with any response; rejects with `NoResponseError`. */
export type AlpacaWire = (request: AlpacaRequest) => Promise<AlpacaAnswer>;

/** Contains only the transport's error code, because the original error contains our key and personal data. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
}

const connectMs = 2_000;
/** Timeout for a request including a new token, because the site responds within ten seconds. */
const limitMs = 8_000;
/** Enough for a thousand accounts in their longest form. */
const maxAnswerBytes = 8 * 1024 * 1024;

/** The Broker API over HTTPS. */
export function createAlpacaWire(settings: AlpacaSettings, totalMs = limitMs): AlpacaWire {
  const { apiBase, authBase, key, secret, authMode } = settings;
  const http = axios.create({
    headers: { Accept: 'application/json' },
    ...connectLimitedAgents(connectMs),
    maxRedirects: 0,
    maxContentLength: maxAnswerBytes,
    proxy: false,
    responseType: 'text',
    // Resolve for every status.
    validateStatus: () => true,
    transformResponse: (text: string) => text,
  });

  async function send(request: AlpacaRequest, authorization: string, signal: AbortSignal): Promise<AlpacaAnswer> {
    const { method, path, query, body, accept } = request;
    const answer = await http
      .request<string>({
        method,
        url: apiBase + path,
        headers: { Authorization: authorization, ...(accept ? { Accept: accept } : {}) },
        ...(query ? { params: query } : {}),
        ...(body === undefined ? {} : { data: body }),
        signal,
      })
      .catch(unanswered);
    return {
      status: answer.status,
      text: answer.data,
      body: parse(answer.data),
      ...retryAfter(answer.headers['retry-after']),
    };
  }

  if (authMode === 'basic') {
    const basic = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
    return (request) => send(request, basic, AbortSignal.timeout(totalMs));
  }

  const tokens = createTokens(async (signal) => {
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: key, client_secret: secret });
    const answer = await http
      .post<string>(`${authBase}/v1/oauth2/token`, form.toString(), {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        signal,
      })
      .catch(notSignedIn);
    return { status: answer.status, body: parse(answer.data) };
  });
  return async (request) => {
    const signal = AbortSignal.timeout(totalMs);
    const token = await tokens.get(signal);
    const answer = await send(request, `Bearer ${token}`, signal);
    if (answer.status !== 401) return answer;
    // The token was revoked early. The request was not processed, so it can be sent again with a new token.
    tokens.drop(token);
    return send(request, `Bearer ${await tokens.get(signal)}`, signal);
  };
}

const wordOf = (error: unknown) => (isAxiosError(error) ? (error.code ?? 'an unnamed error') : 'an unnamed error');

function unanswered(error: unknown): never {
  throw new NoResponseError(wordOf(error));
}

/** Rejects as if the connection had failed, because without a token the request is never sent. */
function notSignedIn(): never {
  throw new NoResponseError('ECONNREFUSED');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function retryAfter(header: unknown): { retryAfterS?: number } {
  const seconds = typeof header === 'string' && /^\d{1,5}$/.test(header) ? Number(header) : 0;
  return seconds > 0 ? { retryAfterS: Math.min(seconds, 3600) } : {};
}
