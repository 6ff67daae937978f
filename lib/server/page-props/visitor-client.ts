import type { IncomingMessage } from 'node:http';
import axios, { type AxiosInstance } from 'axios';
import { settings } from '../env';
import { app } from '../http/app';
import { pageHttp } from './api-client';

/**
 * How a page makes a call for its visitor, as a form without scripts needs it: limits count for the visitor's address
 * and not for ours. A refusal is an answer like any other.
 */
export function visitorHttp({ socket, headers }: IncomingMessage): AxiosInstance {
  const forwarded = headers['x-forwarded-for'];
  const passedOn = forwarded ? { 'X-Forwarded-For': String(forwarded) } : {};
  if (settings().apiBaseUrl) return pageHttp();
  const connection = { incoming: { socket: { remoteAddress: socket.remoteAddress } } };
  const inProcess: typeof fetch = async (input, init) => app.fetch(new Request(input, init), connection);
  return axios.create({
    baseURL: 'http://api.invalid',
    adapter: 'fetch',
    env: { fetch: inProcess },
    headers: passedOn,
  });
}
