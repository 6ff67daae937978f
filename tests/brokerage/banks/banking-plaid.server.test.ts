import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/server/platform/log/log';
import { createPlaid } from '@/lib/server/providers/banking/plaid';
import { createPlaidWire } from '@/lib/server/providers/banking/plaid-wire';
import { startUpstream } from '@/tests/support/providers/fake-upstream';
import { reply } from '@/tests/support/api/stand-in';

const keys = { clientId: 'a-client-of-tests', secret: 'a-secret-of-tests' };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const signal = () => AbortSignal.timeout(5000);

/** Plaid's documented responses by path. */
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

describe('[F11] requests to Plaid', () => {
  it('have the documented bodies, with our keys in the headers and no personal data', async () => {
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

  it('return names and last digits, and which accounts can move money', async () => {
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

describe('[F11] [R40] rejections by Plaid', () => {
  const refusing = async (error: object, status = 400) => {
    const words = { error_message: 'the canary words', request_id: 'XQVg', ...error };
    const { plaid } = await meetPlaid({ '/item/public_token/exchange': words }, status);
    return plaid.exchange('public-sandbox-1', signal()).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  };

  const logIn = 'Your bank needs you to log in again.';
  const away = 'We can’t reach Plaid right now. Try again in a moment.';
  const bankAway = 'We can’t reach your bank right now. Try again later.';
  const busy = 'Too many bank connections right now. Try again in a minute.';
  const unsuitable = 'This account doesn’t support transfers. Choose a checking or savings account.';
  const again = 'This session expired or was already used. Start again.';
  const setUp = 'Log in to your bank’s website first, because it needs something from you. Then reconnect here.';
  const other = 'This bank isn’t supported. Choose another one.';
  const unknown = 'Your bank couldn’t complete this. Try again later.';
  type Row = [type: string, code: string, status: number, ours: string, sentence: string, needsLogin?: boolean];
  /** Errors from Plaid's documentation, each with who can resolve it and the message shown. */
  const rows: Row[] = [
    ['INVALID_INPUT', 'INVALID_PUBLIC_TOKEN', 400, 'bad_request', again],
    ['INVALID_INPUT', 'INVALID_ACCOUNT_ID', 400, 'unprocessable', unsuitable],
    ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 400, 'conflict', logIn, true],
    ['ITEM_ERROR', 'PENDING_EXPIRATION', 400, 'conflict', logIn, true],
    ['ITEM_ERROR', 'PENDING_DISCONNECT', 400, 'conflict', logIn, true],
    ['ITEM_ERROR', 'INSUFFICIENT_CREDENTIALS', 400, 'conflict', logIn, true],
    ['ITEM_ERROR', 'ITEM_LOCKED', 400, 'conflict', setUp, true],
    ['ITEM_ERROR', 'USER_SETUP_REQUIRED', 400, 'conflict', setUp, true],
    ['ITEM_ERROR', 'NO_AUTH_ACCOUNTS', 400, 'unprocessable', unsuitable],
    ['ITEM_ERROR', 'NO_ACCOUNTS', 400, 'unprocessable', unsuitable],
    ['ITEM_ERROR', 'ITEM_NOT_SUPPORTED', 400, 'unprocessable', other],
    ['ITEM_ERROR', 'MFA_NOT_SUPPORTED', 400, 'unprocessable', other],
    ['INSTITUTION_ERROR', 'INSTITUTION_NO_LONGER_SUPPORTED', 400, 'unprocessable', other],
    ['ITEM_ERROR', 'PRODUCT_NOT_READY', 400, 'unavailable', bankAway],
    ['ITEM_ERROR', 'NEVER_HEARD_OF', 400, 'unavailable', unknown],
    ['INSTITUTION_ERROR', 'INSTITUTION_DOWN', 400, 'unavailable', bankAway],
    ['INSTITUTION_ERROR', 'INSTITUTION_NOT_RESPONDING', 400, 'unavailable', bankAway],
    ['RATE_LIMIT_EXCEEDED', 'RATE_LIMIT', 429, 'unavailable', busy],
    ['RATE_LIMIT_EXCEEDED', 'ACCOUNTS_LIMIT', 400, 'unavailable', busy],
    ['API_ERROR', 'INTERNAL_SERVER_ERROR', 500, 'unavailable', away],
    ['API_ERROR', 'PLANNED_MAINTENANCE', 503, 'unavailable', away],
    ['API_ERROR', 'INTERNAL_SERVER_ERROR', 400, 'unavailable', away],
    ['INVALID_INPUT', 'INVALID_API_KEYS', 400, 'upstream', away],
    ['INVALID_INPUT', 'UNAUTHORIZED_ENVIRONMENT', 400, 'upstream', away],
    ['INVALID_REQUEST', 'MISSING_FIELDS', 400, 'upstream', away],
    ['A_NEW_ONE', 'NEVER_HEARD_OF', 400, 'upstream', away],
  ];
  it.each(rows)('%s %s with %i is %s: %s', async (type, code, status, ours, sentence, needsLogin = false) => {
    const error = { error_type: type, error_code: code, display_message: null };
    expect(await refusing(error, status)).toMatchObject({
      ...{ name: 'BankError', code: ours, message: sentence },
      needsLogin,
    });
  });

  it.each([
    ['INVALID_API_KEYS', true],
    ['ITEM_LOGIN_REQUIRED', false],
    ['INSTITUTION_DOWN', false],
  ])('%s is an error for the operator: %s', async (code, isOurs) => {
    const logSpy = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const type = code === 'INVALID_API_KEYS' ? 'INVALID_INPUT' : 'ITEM_ERROR';
    await refusing({ error_type: type, error_code: code, display_message: null });
    const line = [expect.objectContaining({ plaidCode: code }), 'Plaid rejected our settings or request'];
    expect(logSpy.mock.calls).toEqual(isOurs ? [line] : []);
    logSpy.mockRestore();
  });

  it('with a sentence for people pass it on, unless it is longer than one line', async () => {
    const down = { error_type: 'INSTITUTION_ERROR', error_code: 'INSTITUTION_DOWN' };
    const sentence = 'This bank is down for maintenance.';
    expect(await refusing({ ...down, display_message: sentence })).toMatchObject({ message: sentence });
    expect(await refusing({ ...down, display_message: '<b>no</b>' })).toMatchObject({
      message: 'We can’t reach your bank right now. Try again later.',
    });
  });
});
