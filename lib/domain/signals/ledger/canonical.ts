import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** The canonical JSON (RFC 8785) of a value: the same bytes in every language. */
export function canonicalText(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('This value has no JSON form.');
  return text;
}

/** SHA-256 of a text in UTF-8, in lower-case hex. Synchronous, and available without a secure context. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
