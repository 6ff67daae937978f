import { afterEach, expect, it } from 'vitest';
import { readAccessToken, signAccessToken } from '@/lib/server/accounts/access-token';
import { setClock } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const claims = { accountId: 'account-1', sessionId: 'session-1' };
afterEach(() => setClock());

it('[R13] an access token expires on time, however often it was used before', async () => {
  const signedAt = Date.parse('2026-11-23T12:00:00Z');
  setClock(() => new Date(signedAt));
  const token = await signAccessToken(claims);
  const at = (seconds: number) => setClock(() => new Date(signedAt + seconds * 1000));
  const { accessTtlS } = settings();
  for (const [seconds, expected] of [
    [0, claims],
    [1, claims],
    [accessTtlS - 1, claims],
    [accessTtlS, null],
    [accessTtlS + 1, null],
  ] as const) {
    at(seconds);
    expect(await readAccessToken(token), `${seconds} s`).toEqual(expected);
  }
});

it('[R13] a token is refused when one of its bytes or the secret differs', async () => {
  const token = await signAccessToken(claims);
  expect(await readAccessToken(token)).toEqual(claims);
  const [head, body, signature = ''] = token.split('.');
  const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  expect(await readAccessToken([head, body, other].join('.'))).toBeNull();
  const restore = changeSettings({ authSecret: 'another-secret-0123456789-abcdefghijkl' });
  expect(await readAccessToken(token)).toBeNull();
  restore();
  expect(await readAccessToken(token)).toEqual(claims);
});
