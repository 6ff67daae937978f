import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { databaseUnavailable } from '@/lib/content/shared/messages';
import { AppError } from '@/lib/server/platform/errors';
import { siteServices } from '@/lib/server/platform/site-services';

let made: { apiBaseUrl: string | undefined; http: AxiosInstance } | undefined;

/** The HTTP client for server-rendered pages: calls the embedded API in process, or the external one. */
export function pageHttp(): AxiosInstance {
  const { apiBaseUrl } = siteServices().settings();
  if (!made || made.apiBaseUrl !== apiBaseUrl) made = { apiBaseUrl, http: sayingOutages(create(apiBaseUrl)) };
  return made.http;
}

/** Records that the API or its database is unavailable, so that the page responds with 503. */
function sayingOutages(http: AxiosInstance) {
  http.interceptors.response.use(undefined, (error: unknown) => {
    if (!isAxiosError(error) || (error.response?.status ?? 503) < 502) throw error;
    siteServices().recordOutage();
    throw new AppError('unavailable', databaseUnavailable, { retryAfterS: 2, cause: error });
  });
  return http;
}

function create(apiBaseUrl: string | undefined): AxiosInstance {
  if (apiBaseUrl) return axios.create({ baseURL: apiBaseUrl, timeout: 8000, maxRedirects: 0 });
  const inProcess: typeof fetch = (input, init) => siteServices().callApi(new Request(input, init));
  return axios.create({ baseURL: 'http://api.invalid', adapter: 'fetch', env: { fetch: inProcess } });
}
