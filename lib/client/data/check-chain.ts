import type { WireEntry } from '@/lib/contracts/investing/cap-table';
import type { Holding } from '@/lib/domain/investing/cap-table';
import { hashedFields } from '@/lib/domain/investing/cap-table-fields';
import { chainText, noHash } from '@/lib/domain/shared/chain';

export type ChainVerdict = { kind: 'whole'; count: number; head: string } | { kind: 'broken'; at: number };

/** Recomputes the hash of every entry in the browser, and reports the position of the first mismatch. */
export async function checkChain(entries: readonly WireEntry[], hashOf = sha256InBrowser): Promise<ChainVerdict> {
  let before = noHash;
  for (const [at, entry] of entries.entries()) {
    const fields = hashedFields({ ...entry, from: toHolding(entry.from), to: toHolding(entry.to) });
    const hash = await hashOf(chainText(fields, before));
    if (entry.number !== at + 1 || entry.previousHash !== before || entry.hash !== hash)
      return { kind: 'broken', at: at + 1 };
    before = hash;
  }
  return { kind: 'whole', count: entries.length, head: before };
}

const toHolding = (side: WireEntry['from']): Holding | null => side && { ...side, shares: BigInt(side.shares) };

async function sha256InBrowser(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
