import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { now } from '../clock';
import { keyFor } from '../crypto';
import { settings } from '../env';

const alg = 'HS256';
const typ = 'at+jwt';
const issuer = 'site';
const audience = 'site-api';

export type AccessClaims = { accountId: string; sessionId: string };

/** A signed access token (RFC 9068's form), good for settings().accessTtlS seconds. */
export async function signAccessToken({ accountId, sessionId }: AccessClaims): Promise<string> {
  const { key, kid } = signingKey();
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg, typ, kid })
    .setSubject(accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + settings().accessTtlS)
    .sign(key);
}

/** The claims of a token that is ours and in date; null for anything else, whatever is wrong with it. */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
  const { key, kid } = signingKey();
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
    return { accountId: payload.sub, sessionId: payload.sid };
  } catch {
    // Every way in which a token can be wrong is one answer: not signed in.
    return null;
  }
}

/** The key's name follows from the key, so a changed secret refuses old tokens by name. */
function signingKey() {
  const key = keyFor(settings().authSecret, 'access-token');
  return { key, kid: createHash('sha256').update(key).digest('hex').slice(0, 8) };
}
