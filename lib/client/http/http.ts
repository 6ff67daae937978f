import axios, { isAxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { missingBaseUrl } from '@/lib/content/shared/messages';
import { CallError, toCallError } from './call-error';
import { apiAddress } from './config';
import { refreshAccess } from '@/lib/client/session/refresh';
import { readAccessToken, readRefreshToken, readUser } from '@/lib/client/session/session-cookies';

const timeoutMs = 20_000;

/** Calls that create, end or replace a session. A 401 is their result and does not trigger a refresh. */
const withoutSession =
  /^\/api\/(auth\/(refresh|logout)|(users|investors)\/(login|register|register-basic|request-new-password|(verify-password-request|reset-password)\/[^/]+))$/;

/** The session that a request was sent with. */
type Sender = { bearer: string | undefined; userId: string | undefined };
const senders = new WeakMap<object, Sender>();

/**
 * Creates the HTTP client of the API. It sends the token from the cookie, refreshes and retries once after a 401, and
 * throws failures as CallError.
 */
export function createHttp({
  baseUrl,
  limitMs = timeoutMs,
}: {
  baseUrl: string | undefined;
  limitMs?: number;
}): AxiosInstance {
  if (!baseUrl) throw new Error(missingBaseUrl);
  const http = axios.create({ baseURL: baseUrl, timeout: limitMs });
  http.interceptors.request.use(addBearer);
  http.interceptors.response.use(undefined, (error: unknown) => recover(error, http, secondTry));

  // Has no refresh interceptor, so that a second 401 is final.
  const secondTry = axios.create({ baseURL: baseUrl, timeout: limitMs });
  secondTry.interceptors.request.use(addBearer);
  secondTry.interceptors.response.use(undefined, rethrow);
  return http;
}

let patient: AxiosInstance | undefined;
/** For payments, where the server waits up to 80 seconds for Stripe. */
export const paymentHttp = () => (patient ??= createHttp({ baseUrl: apiAddress(), limitMs: 100_000 }));

let shared: AxiosInstance | undefined;
/** The shared client for all other calls. */
export const browserHttp = () => (shared ??= createHttp({ baseUrl: apiAddress() }));

function addBearer(config: InternalAxiosRequestConfig) {
  if (withoutSession.test(pathOf(config))) return config;
  const bearer = readAccessToken();
  if (bearer) config.headers.set('Authorization', `Bearer ${bearer}`);
  else config.headers.delete('Authorization');
  senders.set(config, { bearer, userId: readUser()?.id });
  return config;
}

async function recover(error: unknown, http: AxiosInstance, secondTry: AxiosInstance): Promise<unknown> {
  if (!isAxiosError(error) || error.response?.status !== 401 || !error.config) return rethrow(error);
  const sender = senders.get(error.config);
  if (!sender || readRefreshToken() === undefined) return rethrow(error);
  await refreshAccess(http, sender.bearer);
  // Another account may have signed in meanwhile. Never retry a request as a different user.
  if (readUser()?.id !== sender.userId) return rethrow(error);
  return secondTry.request(error.config);
}

function rethrow(error: unknown): never {
  // Errors from elsewhere (a failed refresh, an interceptor) already have a message.
  throw isAxiosError(error) ? toCallError(error) : error instanceof Error ? error : new CallError(String(error));
}

const pathOf = ({ url = '' }: InternalAxiosRequestConfig) => url.split('?')[0] ?? '';
