import { hashedFields, type KeptEntry } from '@/lib/domain/cap-table-fields';
import { chainWords, noHash } from '@/lib/domain/chain';
import { sha256 } from '../crypto';
import type { HashedEntry } from '../repositories/cap-table';

/** Gives an entry its place in the chain: after the one with this hash, or first of all. */
export function chained(entry: KeptEntry, before: { hash: string } | null | undefined): HashedEntry {
  const previousHash = before?.hash ?? noHash;
  return { ...entry, previousHash, hash: sha256(chainWords(hashedFields(entry), previousHash)).toString('hex') };
}
