import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The hash under which a token that we issue is stored. */
export const hashOf = (token: string) => sha256(token).toString('base64url');

/** 256 random bits as 43 base64url characters. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** A key for one purpose, derived from the site's secret (HKDF-SHA-256, RFC 5869). */
export const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Derives a token from another one, which only a holder of the key can do. */
export const derive = (key: Buffer, token: string) => createHmac('sha256', key).update(token).digest('base64url');
