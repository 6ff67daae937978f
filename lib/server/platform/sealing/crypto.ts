import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** How tokens that we issue are stored. */
export const hashOf = (token: string) => sha256(token).toString('base64url');

/** 256 random bits as 43 characters. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** A key for one purpose, derived from the site's secret (HKDF-SHA-256, RFC 5869). */
export const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** A token that only the holder of the key can derive from another. */
export const derive = (key: Buffer, token: string) => createHmac('sha256', key).update(token).digest('base64url');
