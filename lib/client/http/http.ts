import axios, { isAxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { missingBaseUrl } from '@/lib/content/shared/messages';
import { CallError, toCallError } from './call-error';
import { apiAddress } from './config';
import { refreshAccess } from '@/lib/client/session/refresh';
import { readAccessToken, readRefreshToken, readUser } from '@/lib/client/session/session-cookies';

const timeoutMs = 20_000;

/** Calls that create, end or replace a session: a 401 is their result, never a reason to refresh. */
const withoutSession =
  /^\/api\/(auth\/(refresh|logout)|(users|investors)\/(login|register|register-basic|request-new-password|(verify-password-request|reset-password)\/[^/]+))$/;

/** The session a request was sent with. */
type Sender = { bearer: string | undefined; userId: string | undefined };
const senders = new WeakMap<object, Sender>();

/** The HTTP client of the API: token from the cookie, one refresh and one retry after a 401, errors as CallError. */
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

  // Has no refresh interceptor, so a second 401 ends here.
  const secondTry = axios.create({ baseURL: baseUrl, timeout: limitMs });
  secondTry.interceptors.request.use(addBearer);
  secondTry.interceptors.response.use(undefined, rethrow);
  return http;
}

let patient: AxiosInstance | undefined;
/** For payments: the server waits up to 80 seconds for Stripe. */
export const paymentHttp = () => (patient ??= createHttp({ baseUrl: apiAddress(), limitMs: 100_000 }));

let shared: AxiosInstance | undefined;
/** The browser's shared instance. */
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
  // Another account may have signed in meanwhile: a request is never retried as another user.
  if (readUser()?.id !== sender.userId) return rethrow(error);
  return secondTry.request(error.config);
}

function rethrow(error: unknown): never {
  // Errors that are not from axios (a failed refresh, an interceptor) already have a message.
  throw isAxiosError(error) ? toCallError(error) : error instanceof Error ? error : new CallError(String(error));
}

const pathOf = ({ url = '' }: InternalAxiosRequestConfig) => url.split('?')[0] ?? '';
