import axios, { isAxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { missingBaseUrl } from '@/lib/content/messages';
import { CallError, toCallError } from './call-error';
import { apiAddress } from './config';
import { refreshAccess } from './refresh';
import { readAccessToken, readRefreshToken, readUser } from './session-cookies';

const timeoutMs = 20_000;

/** Calls that make, end or replace a session: a 401 is their answer, never a reason to refresh. */
const withoutSession =
  /^\/api\/(auth\/(refresh|logout)|(users|investors)\/(login|register|register-basic|request-new-password|(verify-password-request|reset-password)\/[^/]+))$/;

/** What a request went out with. */
type Sender = { bearer: string | undefined; userId: string | undefined };
const senders = new WeakMap<object, Sender>();

/** The one way to the API: bearer from the cookie, one refresh and one retry after a 401, failures as CallError. */
export function createHttp({ baseUrl }: { baseUrl: string | undefined }): AxiosInstance {
  if (!baseUrl) throw new Error(missingBaseUrl);
  const http = axios.create({ baseURL: baseUrl, timeout: timeoutMs });
  http.interceptors.request.use(addBearer);
  http.interceptors.response.use(undefined, (error: unknown) => recover(error, http, secondTry));

  // Refreshes nothing, so a retried 401 ends here.
  const secondTry = axios.create({ baseURL: baseUrl, timeout: timeoutMs });
  secondTry.interceptors.request.use(addBearer);
  secondTry.interceptors.response.use(undefined, rethrow);
  return http;
}

let shared: AxiosInstance | undefined;
/** The browser's own instance. */
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
  // Another account may have signed in meanwhile: what one person asked is never sent as another.
  if (readUser()?.id !== sender.userId) return rethrow(error);
  return secondTry.request(error.config);
}

function rethrow(error: unknown): never {
  // What is not axios' own (a failed refresh, an interceptor's error) says what it has to say already.
  throw isAxiosError(error) ? toCallError(error) : error instanceof Error ? error : new CallError(String(error));
}

const pathOf = ({ url = '' }: InternalAxiosRequestConfig) => url.split('?')[0] ?? '';
