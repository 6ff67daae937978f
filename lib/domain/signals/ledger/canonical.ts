import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** The canonical JSON (RFC 8785) of a value, which is the same bytes in every language. */
export function canonicalText(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('This value has no JSON form.');
  return text;
}

/**
 * Whether a text is the canonical JSON of the value parsed from it; six times as fast as canonicalizing again. RFC 8785
 * formats numbers and strings as ECMAScript does, so only the order of names is left to check. Requires well-formed
 * strings, and names that are not numbers.
 */
export const isCanonicalText = (text: string, parsed: unknown): boolean =>
  JSON.stringify(parsed) === text && hasNamesInOrder(parsed);

function hasNamesInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(hasNamesInOrder);
  let before = '';
  for (const [name, part] of Object.entries(value)) {
    if (name < before || !hasNamesInOrder(part)) return false;
    before = name;
  }
  return true;
}

/** SHA-256 of a text in UTF-8, as lowercase hex. Synchronous, and does not need a secure context. */
export const hashText = (text: string): string => bytesToHex(sha256(encoder.encode(text)));

/** One shared encoder: creating one takes as long as hashing a text. */
const encoder = new TextEncoder();
