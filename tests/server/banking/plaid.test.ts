import { afterEach, describe, expect, it } from 'vitest';
import { createPlaid } from '@/lib/server/providers/banking/plaid';
import { createPlaidWire } from '@/lib/server/providers/banking/plaid-wire';
import { startUpstream } from '@/tests/support/fake-upstream';
import { reply } from '@/tests/support/stand-in';

const keys = { clientId: 'a-client-of-tests', secret: 'a-secret-of-tests' };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const signal = () => AbortSignal.timeout(5000);

/** Plaid's answers by path, as its documentation has them. */
const good: Record<string, object> = {
  '/link/token/create': { link_token: 'link-sandbox-1a2b', expiration: '2026-11-20T14:00:00Z', request_id: 'XQVg' },
  '/item/public_token/exchange': { access_token: 'access-sandbox-9c', item_id: 'M5eV', request_id: 'Aim3' },
  '/accounts/get': {
    accounts: [
      { account_id: 'a1', mask: '0000', name: 'Checking', subtype: 'checking', type: 'depository', balances: {} },
      { account_id: 'a2', mask: null, name: 'A deposit', subtype: 'cd', type: 'depository', balances: {} },
    ],
    item: { item_id: 'M5eV', institution_id: 'ins_1', institution_name: 'First Platypus Bank' },
    request_id: 'xrQN',
  },
  '/processor/token/create': { processor_token: 'processor-sandbox-0a-a9', request_id: 'xrQN' },
  '/item/remove': { request_id: 'xrQN' },
};

async function meetPlaid(answers: Record<string, object> = good, status = 200) {
  const server = await startUpstream((response, { url }) => reply(response, status, answers[url] ?? {}));
  closers.push(server.close);
  const plaid = createPlaid(createPlaidWire({ ...keys, apiBase: server.apiBase }), { isReal: true });
  return { plaid, calls: server.calls, bodies: () => server.calls.map(({ text }) => JSON.parse(text) as unknown) };
}

describe('[F11] what Plaid is asked', () => {
  it('is its own bodies, with our keys in the headers and nothing personal', async () => {
    const { plaid, calls, bodies } = await meetPlaid();
    const redirectUri = 'https://roi.example.test/account/bank-return';
    expect(await plaid.createLink({ userId: 'user-1', redirectUri }, signal())).toEqual({
      linkToken: 'link-sandbox-1a2b',
      expiration: '2026-11-20T14:00:00.000Z',
    });
    await plaid.createLink({ userId: 'user-1', redirectUri: undefined, accessToken: 'access-sandbox-9c' }, signal());
    await plaid.exchange('public-sandbox-1', signal());
    await plaid.readAccounts('access-sandbox-9c', signal());
    await plaid.createProcessorToken('access-sandbox-9c', 'a1', signal());
    await plaid.removeLogin('access-sandbox-9c', signal());
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /link/token/create',
      'POST /link/token/create',
      'POST /item/public_token/exchange',
      'POST /accounts/get',
      'POST /processor/token/create',
      'POST /item/remove',
    ]);
    for (const { headers } of calls)
      expect(headers).toMatchObject({
        'plaid-client-id': keys.clientId,
        'plaid-secret': keys.secret,
        'plaid-version': '2020-09-14',
      });
    const common = {
      client_name: 'The ROI',
      language: 'en',
      country_codes: ['US'],
      user: { client_user_id: 'user-1' },
    };
    expect(bodies()).toEqual([
      {
        ...common,
        redirect_uri: redirectUri,
        products: ['auth'],
        account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
      },
      { ...common, access_token: 'access-sandbox-9c' },
      { public_token: 'public-sandbox-1' },
      { access_token: 'access-sandbox-9c' },
      { access_token: 'access-sandbox-9c', account_id: 'a1', processor: 'alpaca' },
      { access_token: 'access-sandbox-9c' },
    ]);
  });

  it('is read for names and last digits, and for accounts that can move money', async () => {
    const { plaid } = await meetPlaid();
    expect(await plaid.readAccounts('access-sandbox-9c', signal())).toEqual({
      bankName: 'First Platypus Bank',
      accounts: [
        { id: 'a1', mask: '0000', type: 'checking' },
        { id: 'a2', mask: null, type: null },
      ],
    });
  });
});

describe('[F11] [R40] what Plaid refuses', () => {
  const refusing = async (error: object, status = 400) => {
    const words = { error_message: 'the canary words', request_id: 'XQVg', ...error };
    const { plaid } = await meetPlaid({ '/item/public_token/exchange': words }, status);
    return plaid.exchange('public-sandbox-1', signal()).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  };
  const item = { error_type: 'ITEM_ERROR', display_message: null };

  it.each([
    [{ error_type: 'INVALID_INPUT', error_code: 'INVALID_PUBLIC_TOKEN', display_message: null }, 400, 'bad_request'],
    [{ ...item, error_code: 'ITEM_LOGIN_REQUIRED' }, 400, 'conflict'],
    [{ ...item, error_code: 'NO_AUTH_ACCOUNTS' }, 400, 'unprocessable'],
    [{ error_type: 'RATE_LIMIT_EXCEEDED', error_code: 'RATE_LIMIT', display_message: null }, 429, 'unavailable'],
    [{ error_type: 'API_ERROR', error_code: 'INTERNAL_SERVER_ERROR', display_message: null }, 500, 'unavailable'],
    [{ error_type: 'INVALID_INPUT', error_code: 'INVALID_API_KEYS', display_message: null }, 400, 'upstream'],
    [{ error_type: 'A_NEW_ONE', error_code: 'NEVER_HEARD_OF', display_message: null }, 400, 'upstream'],
  ])('%j is said in our words', async (error, status, code) => {
    const thrown = await refusing(error, status);
    expect(thrown).toMatchObject({ name: 'BankFault', code });
    expect((thrown as Error).message).not.toContain('canary');
  });

  it('with a sentence for people passes that on, unless it is more than a line of words', async () => {
    const down = { error_type: 'INSTITUTION_ERROR', error_code: 'INSTITUTION_DOWN' };
    const sentence = 'This bank is down for maintenance.';
    expect(await refusing({ ...down, display_message: sentence })).toMatchObject({ message: sentence });
    expect(await refusing({ ...down, display_message: '<b>no</b>' })).toMatchObject({
      message: 'Your bank cannot be reached right now. Please try again later.',
    });
  });
});
