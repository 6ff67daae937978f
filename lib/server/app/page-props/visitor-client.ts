import type { IncomingMessage } from 'node:http';
import axios, { type AxiosInstance } from 'axios';
import { siteServices } from '@/lib/server/platform/site-services';
import { pageHttp } from './api-client';

/**
 * An HTTP client for a page that calls the API on behalf of its visitor, as forms without scripts do, so that rate
 * limits apply to the visitor's IP address.
 */
export function visitorHttp({ socket, headers }: IncomingMessage): AxiosInstance {
  const forwarded = headers['x-forwarded-for'];
  const forwardedHeaders = forwarded ? { 'X-Forwarded-For': String(forwarded) } : {};
  const { settings, callApi } = siteServices();
  if (settings().apiBaseUrl) return pageHttp();
  const connection = { incoming: { socket: { remoteAddress: socket.remoteAddress } } };
  const inProcess: typeof fetch = (input, init) => callApi(new Request(input, init), connection);
  return axios.create({
    baseURL: 'http://api.invalid',
    adapter: 'fetch',
    env: { fetch: inProcess },
    headers: forwardedHeaders,
  });
}
