import axios, { isAxiosError } from 'axios';
import { tradierUnreachable } from '@/lib/content/brokerage/bank-messages';
import type { TradierSettings } from '@/lib/server/platform/settings/banking-settings';
import { AppError } from '@/lib/server/platform/errors';
import { connectLimitedAgents } from '@/lib/server/providers/connect-limit';

export type TradierAnswer = { status: number; body: unknown };
export type TradierWire = {
  exchange(grant: { code: string; verifier: string }, signal: AbortSignal): Promise<TradierAnswer>;
  refresh(refreshToken: string, signal: AbortSignal): Promise<TradierAnswer>;
  readProfile(accessToken: string, signal: AbortSignal): Promise<TradierAnswer>;
};

const connectMs = 2_000;
const maxAnswerBytes = 256 * 1024;

/** Tradier over HTTPS. */
export function createTradierWire({ clientId, secret, apiBase }: TradierSettings): TradierWire {
  const http = axios.create({
    baseURL: apiBase,
    // Without this header, the response is XML.
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
  const postForm = (path: string, form: Record<string, string>, signal: AbortSignal) =>
    readResponse(
      http.post<string>(path, new URLSearchParams(form).toString(), {
        auth: { username: clientId, password: secret },
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        signal,
      }),
    );
  return {
    exchange: ({ code, verifier }, signal) =>
      postForm('/v1/oauth/accesstoken', { grant_type: 'authorization_code', code, code_verifier: verifier }, signal),
    refresh: (refreshToken, signal) =>
      postForm('/v1/oauth/refreshtoken', { grant_type: 'refresh_token', refresh_token: refreshToken }, signal),
    readProfile: (accessToken, signal) =>
      readResponse(
        http.get<string>('/v1/user/profile', { headers: { Authorization: `Bearer ${accessToken}` }, signal }),
      ),
  };
}

/**
 * Rejects with only the transport's error code, because the original error contains our secret and the authorization
 * code.
 */
async function readResponse(request: Promise<{ status: number; data: string }>): Promise<TradierAnswer> {
  try {
    const { status, data } = await request;
    return { status, body: parse(data) };
  } catch (error) {
    const word = isAxiosError(error) ? (error.code ?? 'an unnamed error') : 'an unnamed error';
    const isLate = word === 'ERR_CANCELED' || word === 'ETIMEDOUT' || word === 'ECONNABORTED';
    throw new AppError(isLate ? 'upstream_timeout' : 'unavailable', tradierUnreachable, {
      cause: new Error(`The request failed with ${word}.`),
    });
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
