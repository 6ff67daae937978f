import axios from 'axios';
import { settings } from '@/lib/server/platform/settings/env';
import { app } from '@/lib/server/app/app';

/** The HTTP client of `npm run ops`, calling the API in this process instead of through a port. */
export const operatorHttp = () =>
  axios.create({
    adapter: 'fetch',
    baseURL: 'http://localhost',
    headers: { Authorization: `Bearer ${settings().opsToken}` },
    env: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
  });
