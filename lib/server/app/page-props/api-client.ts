import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { recordsAway } from '@/lib/content/shared/messages';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { app } from '../app';
import { noteOutage } from '@/lib/server/platform/outages';

const slot = Symbol.for('site.page-client');
const shelf = globalThis as { [slot]?: AxiosInstance };

/** The HTTP client of pages rendered on the server: the embedded API in process, or the external address. */
export function pageHttp(): AxiosInstance {
  return (shelf[slot] ??= sayingOutages(create()));
}

/** Records when the API or its database is unreachable, so that the page gets a 503. */
function sayingOutages(http: AxiosInstance) {
  http.interceptors.response.use(undefined, (error: unknown) => {
    if (!isAxiosError(error) || (error.response?.status ?? 503) < 502) throw error;
    noteOutage();
    throw new AppError('unavailable', recordsAway, { retryAfterS: 2, cause: error });
  });
  return http;
}

function create(): AxiosInstance {
  const { apiBaseUrl } = settings();
  if (apiBaseUrl) return axios.create({ baseURL: apiBaseUrl, timeout: 8000, maxRedirects: 0 });
  const inProcess: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
  return axios.create({ baseURL: 'http://api.invalid', adapter: 'fetch', env: { fetch: inProcess } });
}
