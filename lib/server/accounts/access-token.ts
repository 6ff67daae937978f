import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { now } from '@/lib/server/platform/clock';
import { hashOf, keyFor } from '@/lib/server/platform/sealing/crypto';
import { settings, type Settings } from '@/lib/server/platform/settings/env';

const alg = 'HS256';
const typ = 'at+jwt';
const issuer = 'site';
const audience = 'site-api';

export type AccessClaims = { accountId: string; sessionId: string };

/** Signs an access token (RFC 9068), valid for `settings().accessTtlS` seconds. */
export async function signAccessToken({ accountId, sessionId }: AccessClaims): Promise<string> {
  const { key, kid } = signingKey();
  const issuedAt = epochSeconds();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg, typ, kid })
    .setSubject(accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + settings().accessTtlS)
    .sign(key);
}

/** The claims of a valid token that we issued; null for anything else. */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
  const { key, kid, verified } = signingKey();
  const hash = hashOf(token);
  const known = verified.get(hash);
  if (known) return known.expiresAt > epochSeconds() ? known.claims : null;
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: [alg],
      typ,
      issuer,
      audience,
      currentDate: now(),
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    });
    if (protectedHeader.kid !== kid || typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return null;
    const claims = { accountId: payload.sub, sessionId: payload.sid };
    verified.set(hash, { claims, expiresAt: payload.exp ?? 0 });
    return claims;
  } catch {
    // Every invalid token has the same result: the caller is not signed in.
    return null;
  }
}

/** Claims of verified tokens, by the token's hash. Verifying a signature takes as long as the rest of a small read. */
type Verified = LRUCache<string, { claims: AccessClaims; expiresAt: number }>;
const rememberedTokens = 5_000;

let signing: { of: Settings; key: KeyObject; kid: string; verified: Verified } | undefined;

const epochSeconds = () => Math.floor(now().getTime() / 1000);

/**
 * The signing key and its id. The id is derived from the key, so tokens signed with an earlier secret are rejected by
 * their key id.
 */
function signingKey() {
  const of = settings();
  // Derived once per settings object, because a demo's secret is read from a file.
  if (signing?.of !== of) {
    const key = keyFor(of.authSecret, 'access-token');
    // Stored as a KeyObject, because the library would import a raw key again for each token.
    const kid = createHash('sha256').update(key).digest('hex').slice(0, 8);
    signing = { of, key: createSecretKey(key), kid, verified: new LRUCache({ max: rememberedTokens }) };
  }
  return signing;
}
