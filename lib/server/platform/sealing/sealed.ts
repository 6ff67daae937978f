import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor, sha256 } from './crypto';
import { settings } from '../settings/env';

/**
 * The row that a sealed value is bound to.
 *
 * Sealed values use envelope encryption (AES-256-GCM): each has its own data key, which is wrapped by the site's key. A
 * sealed value names the key that wraps it, so that keys can be rotated. It is bound to its row, so a value that was
 * swapped or altered cannot be decrypted.
 */
export type SealedPlace = {
  table: string;
  column: string;
  /** The row's primary key. */
  row: string;
  /** The account that the value belongs to. */
  owner: string;
};

/** Thrown if a sealed value cannot be decrypted. Contains no part of the value. */
export class DecryptionError extends Error {
  override name = 'DecryptionError';
}

const form = 's1';

export function seal(text: string, place: SealedPlace): string {
  const dataKey = randomBytes(32);
  const kek = current();
  return [
    form,
    kek.id,
    encrypt(kek.key, dataKey, wrapping(kek.id)),
    encrypt(dataKey, Buffer.from(text, 'utf8'), nameOf(place)),
  ].join('.');
}

export function unseal(sealed: string, place: SealedPlace): string {
  const { wrapped, body, kekId } = partsOf(sealed);
  return decrypt(unwrap(wrapped, kekId), body, nameOf(place)).toString('utf8');
}

/** Wraps the data key with the site's current key. The value itself is not decrypted. */
export function rewrap(sealed: string): string {
  const { wrapped, body, kekId } = partsOf(sealed);
  const kek = current();
  if (kekId === kek.id) return sealed;
  return [form, kek.id, encrypt(kek.key, unwrap(wrapped, kekId), wrapping(kek.id)), body].join('.');
}

/** The prefix of every value sealed with the current key. */
export const currentPrefix = () => `${form}.${current().id}.`;

function partsOf(sealed: string) {
  const [name, kekId, wrapped, body, ...rest] = sealed.split('.');
  if (name !== form || !kekId || !wrapped || !body || rest.length > 0)
    throw new DecryptionError('A sealed value has an unknown format.');
  return { kekId, wrapped, body };
}

function unwrap(wrapped: string, kekId: string) {
  const { sealing } = settings();
  const secret = [sealing.current, ...sealing.retired].find((one) => idOf(one) === kekId);
  if (secret === undefined) throw new DecryptionError(`The key ${kekId} that a value was sealed with is not set.`);
  return decrypt(keyOf(secret), wrapped, wrapping(kekId));
}

function current() {
  const secret = settings().sealing.current;
  return { id: idOf(secret), key: keyOf(secret) };
}

const keyOf = (secret: string) => keyFor(secret, 'seal');
/** An id that identifies a key without revealing anything about it. */
const idOf = (secret: string) => sha256(keyFor(secret, 'seal-id').toString('hex')).toString('hex').slice(0, 12);
const wrapping = (kekId: string) => `${form}|${kekId}`;
const nameOf = ({ table, column, row, owner }: SealedPlace) => [table, column, row, owner].join('|');

/** A random 96-bit nonce, the ciphertext and the authentication tag, as base64url. */
function encrypt(key: Buffer, plain: Buffer, about: string) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

function decrypt(key: Buffer, text: string, about: string) {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < 28) throw new DecryptionError('A sealed value is too short.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  } catch {
    // The cipher's own error adds nothing, and no part of the value may be exposed.
    throw new DecryptionError('A sealed value cannot be decrypted in this column and row.');
  }
}
