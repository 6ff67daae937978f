import { afterEach, describe, expect, it } from 'vitest';
import { createTradier } from '@/lib/server/providers/tradier/tradier';
import { createTradierWire } from '@/lib/server/providers/tradier/tradier-wire';
import { startUpstream, type UpstreamCall } from '@/tests/support/providers/fake-upstream';
import { reply } from '@/tests/support/api/stand-in';

const keys = { clientId: 'a-client-of-tests', secret: 'a-secret-of-tests' };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const signal = () => AbortSignal.timeout(5000);

async function meetTradier(answer: (call: UpstreamCall) => [number, unknown]) {
  const server = await startUpstream((response, call) => reply(response, ...answer(call)));
  closers.push(server.close);
  const wire = createTradierWire({ ...keys, apiBase: server.apiBase });
  return { tradier: createTradier(wire, { isReal: true, authorizeUrl: () => '' }), calls: server.calls };
}

describe('[F15] requests to Tradier', () => {
  it('are a form with our keys in the header, and the profile as JSON', async () => {
    const { tradier, calls } = await meetTradier(({ url }) =>
      url === '/v1/oauth/accesstoken'
        ? [200, { access_token: 'a-token-of-theirs', expires_in: 86399, scope: 'read market', status: 'approved' }]
        : [
            200,
            { profile: { id: 'id-abc', name: 'Ann Lee', account: { account_number: 'VA12345678', type: 'cash' } } },
          ],
    );
    expect(await tradier.exchange('a-code', 'a-verifier', signal())).toEqual({
      accessToken: 'a-token-of-theirs',
      refreshToken: null,
      scope: 'read market',
      expiresInS: 86399,
    });
    expect(await tradier.readProfile('a-token-of-theirs', signal())).toEqual({
      id: 'id-abc',
      accounts: [{ mask: '5678', type: 'cash', status: '' }],
    });
    const [exchange, profile] = calls;
    expect(exchange).toMatchObject({ method: 'POST', url: '/v1/oauth/accesstoken' });
    expect(exchange?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(new URLSearchParams(exchange?.text))).toEqual({
      grant_type: 'authorization_code',
      code: 'a-code',
      code_verifier: 'a-verifier',
    });
    expect(profile).toMatchObject({ method: 'GET', url: '/v1/user/profile' });
    expect(profile?.headers).toMatchObject({ authorization: 'Bearer a-token-of-theirs', accept: 'application/json' });
  });

  it('may return several accounts, and numbers as numbers', async () => {
    const account = [{ account_number: 12345678, type: 'margin', status: 'active' }, { account_number: 'VA9' }];
    const { tradier } = await meetTradier(() => [200, { profile: { id: 7, account } }]);
    expect(await tradier.readProfile('a-token-of-theirs', signal())).toEqual({
      id: '7',
      accounts: [
        { mask: '5678', type: 'margin', status: 'active' },
        { mask: 'VA9', type: '', status: '' },
      ],
    });
  });

  it.each([
    [400, { error: 'invalid_grant', error_description: 'canary' }],
    [401, { fault: { faultstring: 'canary', detail: { errorcode: 'keymanagement.service.invalid_access_token' } } }],
  ])('that are refused with %i in several formats lead to one of our messages', async (status, body) => {
    const { tradier } = await meetTradier(() => [status, body]);
    await expect(tradier.exchange('a-code', 'a-verifier', signal())).rejects.toMatchObject({
      code: 'bad_request',
      message: 'Tradier declined the request. Start again.',
    });
  });

  const keysOf = (changes: object) => ({
    access_token: 'a-token-of-theirs',
    expires_in: 86399,
    scope: 'read',
    ...changes,
  });
  it.each([
    ['null', { refresh_token: null }, null],
    ['missing', {}, null],
    ['empty', { refresh_token: '' }, null],
    ['a text', { refresh_token: 'a-refresh-token' }, 'a-refresh-token'],
  ])('may return a refresh token that is %s', async (_, changes, refreshToken) => {
    const { tradier } = await meetTradier(() => [200, keysOf(changes)]);
    expect(await tradier.exchange('a-code', 'a-verifier', signal())).toMatchObject({ refreshToken, scope: 'read' });
  });

  it.each([
    ['a text of seconds', { expires_in: '86399' }, { expiresInS: 86399 }],
    ['no scope', { scope: null }, { scope: '' }],
  ])('may return %s', async (_, changes, expected) => {
    const { tradier } = await meetTradier(() => [200, keysOf(changes)]);
    expect(await tradier.exchange('a-code', 'a-verifier', signal())).toMatchObject(expected);
  });

  const one = { account_number: 'VA12345678', type: 'cash', status: 'active' };
  const known = { mask: '5678', type: 'cash', status: 'active' };
  it.each([
    ['null', { account: null }, []],
    ['missing', {}, []],
    ['an object', { account: one }, [known]],
    ['an array', { account: [one, one] }, [known, known]],
    ['an empty array', { account: [] }, []],
    ['the text null', { account: 'null' }, []],
    ['texts for booleans and numbers', { account: { ...one, day_trader: 'false', option_level: '2' } }, [known]],
    [
      'nulls inside',
      { account: [{ account_number: 'VA12345678', type: null, status: null }, null] },
      [{ ...known, type: '', status: '' }],
    ],
    ['an account without a number', { account: [{ account_number: null, type: 'cash' }, one] }, [known]],
  ])('may return accounts that are %s', async (_, changes, accounts) => {
    const { tradier } = await meetTradier(() => [200, { profile: { id: 'id-abc', ...changes } }]);
    expect(await tradier.readProfile('a-token-of-theirs', signal())).toEqual({ id: 'id-abc', accounts });
  });

  it('renew a token by a form with our keys, and keep the refresh token where none is returned', async () => {
    const { tradier, calls } = await meetTradier(() => [200, keysOf({ refresh_token: null })]);
    expect(await tradier.refresh('a-refresh-token', signal())).toEqual({
      accessToken: 'a-token-of-theirs',
      refreshToken: null,
      scope: 'read',
      expiresInS: 86399,
    });
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/v1/oauth/refreshtoken' });
    expect(calls[0]?.headers.authorization).toMatch(/^Basic /);
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.text))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'a-refresh-token',
    });
  });
});
