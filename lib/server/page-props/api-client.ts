import axios, { type AxiosInstance } from 'axios';
import { settings } from '../env';
import { app } from '../http/app';

const slot = Symbol.for('site.page-client');
const shelf = globalThis as { [slot]?: AxiosInstance };

/** How pages ask the API while they are rendered: the embedded one in process, or the external address. */
export function pageHttp(): AxiosInstance {
  return (shelf[slot] ??= create());
}

function create(): AxiosInstance {
  const { apiBaseUrl } = settings();
  if (apiBaseUrl) return axios.create({ baseURL: apiBaseUrl, timeout: 8000, maxRedirects: 0 });
  const inProcess: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
  return axios.create({ baseURL: 'http://api.invalid', adapter: 'fetch', env: { fetch: inProcess } });
}
