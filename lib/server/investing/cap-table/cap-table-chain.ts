import { hashedFields, type StoredEntry } from '@/lib/domain/investing/cap-table-fields';
import { chainText, noHash } from '@/lib/domain/shared/chain';
import { sha256 } from '@/lib/server/platform/sealing/crypto';
import type { HashedEntry } from './cap-table-repository';

/** Adds an entry to the hash chain, or starts the chain. */
export function appendToChain(entry: StoredEntry, before: { hash: string } | null | undefined): HashedEntry {
  const previousHash = before?.hash ?? noHash;
  return { ...entry, previousHash, hash: sha256(chainText(hashedFields(entry), previousHash)).toString('hex') };
}
