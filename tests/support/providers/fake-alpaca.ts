import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AlpacaSettings } from '@/lib/server/platform/settings/brokerage-settings';
import { reply as plainReply, standIn, textOf } from '@/tests/support/api/stand-in';

export type AlpacaCall = { method: string; path: string; query: URLSearchParams; authorization: string; body: string };
type Behavior = (response: ServerResponse, call: AlpacaCall, accounts: FakeAccount[]) => void;
type FakeAccount = ReturnType<typeof accountFrom>;
type Sent = { contact: { email_address: string }; identity: { given_name: string; family_name: string } };

export const reply: typeof plainReply = (response, status, body, headers) =>
  plainReply(response, status, body, { 'X-Request-ID': 'r-1', ...headers });

/** The broker's documented response for an account. */
export const accountFrom = ({ contact, identity }: Sent, changes: object = {}) => ({
  id: randomUUID(),
  account_number: '935000111',
  status: 'SUBMITTED',
  crypto_status: 'INACTIVE',
  currency: 'USD',
  last_equity: '0',
  created_at: new Date().toISOString(),
  account_type: 'trading',
  enabled_assets: ['us_equity', 'us_option'],
  contact: { email_address: contact.email_address },
  identity: { given_name: identity.given_name, family_name: identity.family_name },
  ...changes,
});

/** Stores accounts and finds them by email, as the broker does; an email can have only one. */
export const keeps: Behavior = (response, { method, path, query, body }, accounts) => {
  if (method === 'POST' && path === '/v1/accounts') {
    const sent = JSON.parse(body) as Sent;
    if (accounts.some(({ contact }) => contact.email_address === sent.contact.email_address))
      return reply(response, 409, '');
    accounts.push(accountFrom(sent));
    return reply(response, 200, accounts.at(-1));
  }
  if (path === '/v1/accounts')
    return reply(response, 200, accounts.filter(({ contact }) => contact.email_address.includes(query.get('query') ?? ''))); // prettier-ignore
  const one = accounts.find(({ id }) => path === `/v1/accounts/${id}`);
  return one ? reply(response, 200, one) : reply(response, 404, { code: 40410000, message: 'not found' });
};

/** Creates the account, but drops the connection before responding. */
export const loses: Behavior = (response, call, accounts) => {
  if (call.method !== 'POST') return keeps(response, call, accounts);
  accounts.push(accountFrom(JSON.parse(call.body) as Sent));
  response.destroy();
};

export const answers =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behavior =>
  (response) =>
    reply(response, status, body, headers);

/** A stand-in for the broker on localhost. */
export async function startFakeAlpaca(behave: Behavior = keeps) {
  const calls: AlpacaCall[] = [];
  const accounts: FakeAccount[] = [];
  let current = behave;
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    void textOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const { method = '', headers } = request;
      const call = {
        method,
        path: url.pathname,
        query: url.searchParams,
        authorization: headers.authorization ?? '',
        body,
      };
      calls.push(call);
      current(response, call, accounts);
    });
  });
  const { port, close } = await standIn(server);
  return {
    calls,
    accounts,
    posts: () => calls.filter(({ method, path }) => method === 'POST' && path === '/v1/accounts'),
    apiBase: `http://127.0.0.1:${port}`,
    behave: (next: Behavior) => (current = next),
    close,
  };
}

export const alpacaSettings = (changes: Partial<AlpacaSettings> = {}): AlpacaSettings => ({
  key: 'KEY-for-tests-0123',
  secret: 'secret-for-tests-0123456789',
  authMode: 'basic',
  apiBase: 'http://127.0.0.1:9',
  authBase: 'http://127.0.0.1:9',
  isSandbox: true,
  ...changes,
});
