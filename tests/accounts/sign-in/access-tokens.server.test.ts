import { createHash, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT, decodeJwt, decodeProtectedHeader, exportJWK, importJWK } from 'jose';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { usersContract } from '@/lib/contracts/accounts/users';
import { setClock } from '@/lib/server/platform/clock';
import { keyFor } from '@/lib/server/platform/sealing/crypto';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import {
  logIn,
  readProfile,
  registerMember,
  requestResetToken,
  resetPassword,
  type Member,
} from '@/tests/support/database/factories';

let member: Member;
beforeAll(async () => {
  member = await registerMember();
});
afterEach(() => setClock());

const key = () => keyFor(settings().authSecret, 'access-token');
const inSeconds = () => Math.floor(Date.now() / 1000);

/** Our own token, unchanged or with parts replaced; signed with our own key unless stated otherwise. */
function forge({
  header = {},
  claims = {},
  signWith = key(),
}: { header?: object; claims?: object; signWith?: Uint8Array } = {}) {
  const own = { ...decodeProtectedHeader(member.token), ...header } as { alg: string };
  return new SignJWT({ ...decodeJwt(member.token), ...claims }).setProtectedHeader(own).sign(signWith);
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const swapPayload = (claims: object) => {
  const [header, , signature] = member.token.split('.');
  return [header, part({ ...decodeJwt(member.token), ...claims }), signature].join('.');
};

describe('[R13] an access token', () => {
  it('is valid for 15 minutes at most and states its type', () => {
    const { exp = 0, iat = 0, sub, iss, aud, sid } = decodeJwt(member.token);
    expect(exp - iat).toBeLessThanOrEqual(900);
    expect({ sub, iss, aud }).toEqual({ sub: member.id, iss: 'site', aud: 'site-api' });
    expect(sid).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(decodeProtectedHeader(member.token)).toEqual({
      alg: 'HS256',
      typ: 'at+jwt',
      kid: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    });
  });

  it('contains nothing personal', () => {
    expect(Object.keys(decodeJwt(member.token)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  });

  it('is accepted when its signature is valid', async () => {
    expect((await readProfile(await forge())).status).toBe(200);
  });

  const wrong: Record<string, () => string | Promise<string>> = {
    'alg none': () => new UnsecuredJWT(decodeJwt(member.token)).encode(),
    'alg none in our own header': () =>
      `${part({ ...decodeProtectedHeader(member.token), alg: 'none' })}.${member.token.split('.')[1]}.`,
    'no signature': () => member.token.replace(/[^.]+$/, ''),
    'another HMAC with our key': () => forge({ header: { alg: 'HS512' } }),
    'HS256 with a public key for a secret': () => {
      const { publicKey } = generateKeyPairSync('ed25519');
      return forge({ signWith: publicKey.export({ type: 'spki', format: 'der' }) });
    },
    'the key named beside it': () => forge({ signWith: createHash('sha256').update('access-token').digest() }),
    'a changed payload': () => swapPayload({ sub: 'AAAAAAAAAAAAAAAAAAAA' }),
    'a later end': () => swapPayload({ exp: inSeconds() + 86_400 }),
    'an end in the past': () => forge({ claims: { exp: inSeconds() - 1 } }),
    'a beginning in the future': () => forge({ claims: { nbf: inSeconds() + 600 } }),
    'no end': () => forge({ claims: { exp: undefined } }),
    'another audience': () => forge({ claims: { aud: 'elsewhere' } }),
    'another issuer': () => forge({ claims: { iss: 'elsewhere' } }),
    'no subject': () => forge({ claims: { sub: undefined } }),
    'no session': () => forge({ claims: { sid: undefined } }),
    'an object for a session': () => forge({ claims: { sid: { $ne: '' } } }),
    'a session that does not exist': () => forge({ claims: { sid: 'AAAAAAAAAAAAAAAAAAAA' } }),
    'another type': () => forge({ header: { typ: 'JWT' } }),
    'a kid that is a path': () => forge({ header: { kid: '../../etc/passwd' } }),
    'a kid that is a statement': () => forge({ header: { kid: "' or 1=1 --" } }),
    'no kid': () => forge({ header: { kid: undefined } }),
    'its own key in the header': async () => {
      const { publicKey, privateKey } = generateKeyPairSync('ed25519');
      const jwk = await exportJWK(publicKey);
      const header = { ...decodeProtectedHeader(member.token), alg: 'EdDSA', jwk };
      return new SignJWT(decodeJwt(member.token))
        .setProtectedHeader(header)
        .sign(await importJWK(await exportJWK(privateKey), 'EdDSA'));
    },
    'an unknown critical header': () =>
      `${part({ ...decodeProtectedHeader(member.token), crit: ['x'], x: 1 })}.${member.token.split('.').slice(1).join('.')}`,
    'a refresh token': () => member.refreshToken,
    '10 KB': () => 'a'.repeat(10_240),
    '10 KB of claims under our key': () => forge({ claims: { padding: 'x'.repeat(10_240) } }),
    nothing: () => '',
    dots: () => '..',
    'not base64': () => '!!!.???.###',
    'two tokens': () => `${member.token} ${member.token}`,
    'two tokens with a comma': () => `${member.token}, Bearer ${member.token}`,
    quotes: () => `"${member.token}"`,
  };

  it.each(Object.entries(wrong))('with %s is refused like any other', async (_, make) => {
    const { status, refusal, headers } = await readProfile(await make());
    expect(status).toBe(401);
    expect(refusal).toEqual({ code: 'unauthorized', message: 'Please log in to continue' });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each(['bearer', 'BEARER', 'Basic', 'Token', 'Bearer  ', ''])('under the scheme %j is refused', async (scheme) => {
    const headers = { Authorization: `${scheme} ${member.token}` };
    expect((await visitor().send('GET', usersContract.profile.path, { headers })).status).toBe(401);
  });

  it('is refused as a refresh token', async () => {
    const { status } = await visitor().ask(authContract.refresh, { body: { refreshToken: member.token } });
    expect(status).toBe(401);
  });

  it('is rejected one second after it expires', async () => {
    const { exp = 0 } = decodeJwt(member.token);
    setClock(() => new Date((exp - 1) * 1000));
    expect((await readProfile(member.token)).status).toBe(200);
    setClock(() => new Date(exp * 1000));
    expect((await readProfile(member.token)).status).toBe(401);
  });
});

describe('[R1] identity', () => {
  it('is read from the header only: cookies and query parameters do not sign in', async () => {
    const { token, refreshToken } = member;
    const cookies = {
      Cookie: `accessToken=${token}; refreshToken=${refreshToken}; user=${member.id}; Authorization=Bearer ${token}`,
    };
    for (const path of ['/api/users/profile', `/api/users/profile?accessToken=${token}&access_token=${token}`]) {
      expect((await visitor().send('GET', path, { headers: cookies })).status).toBe(401);
    }
    const search = { body: { search: 'AAPL', token, accessToken: token }, headers: cookies };
    expect((await visitor().send('PUT', '/api/users/searches', search)).status).toBe(401);
  });
});

describe('[R14] a session that has ended', () => {
  const endings: Record<string, (of: Member) => Promise<unknown>> = {
    logout: (of) => visitor().ask(authContract.logout, { bearer: of.token, body: {} }),
    'a reset of the password': async (of) =>
      resetPassword('user', await requestResetToken(of), 'another good password'),
    'the operator': (of) => pool().query('update sessions set revoked_at = now() where account_id = $1', [of.id]),
    'a closed account': (of) => pool().query('update accounts set disabled_at = now() where id = $1', [of.id]),
    'a deleted account': (of) => pool().query('update accounts set deleted_at = now() where id = $1', [of.id]),
    // One second ago, because the database's clock is more precise than the site's.
    'its absolute end': (of) =>
      pool().query(`update sessions set expires_at = now() - interval '1 second' where account_id = $1`, [of.id]),
    'a deleted row': (of) => pool().query('delete from sessions where account_id = $1', [of.id]),
  };

  it.each(Object.entries(endings))(
    'through %s is refused on the next call, although the token has not expired',
    async (_, end) => {
      const one = await registerMember();
      expect((await readProfile(one.token)).status).toBe(200);
      await end(one);
      expect((await readProfile(one.token)).status).toBe(401);
      expect((await visitor().ask(authContract.refresh, { body: { refreshToken: one.refreshToken } })).status).toBe(
        401,
      );
    },
  );

  it('ends in its own browser only', async () => {
    const one = await registerMember();
    const other = await logIn(one);
    await visitor().ask(authContract.logout, { bearer: one.token, body: {} });
    expect((await readProfile(other.token)).status).toBe(200);
  });
});
