import { asc, desc, eq, gt, lte, and, sql } from 'drizzle-orm';
import { noHash } from '@/lib/domain/shared/chain';
import { canonicalText, hashText } from '@/lib/domain/signals/ledger/canonical';
import { ledgerEntry, type LedgerDraft, type LedgerEntry } from '@/lib/domain/signals/ledger/entries';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { signalEntries, signalTerms } from '@/lib/server/platform/db/schema/signal-ledger';

/** The last entry of the ledger, or the last one at a given time. */
export type LedgerHead = { number: number; hash: string; at: Date; isSample: boolean };

const headColumns = {
  number: signalEntries.number,
  hash: signalEntries.hash,
  at: signalEntries.at,
  isSample: signalEntries.isSample,
};

export async function findLedgerHead(handle: Handle): Promise<LedgerHead | null> {
  const [head] = await handle.select(headColumns).from(signalEntries).orderBy(desc(signalEntries.number)).limit(1);
  return head ?? null;
}

/** The last entry of each UTC day that has entries, latest day first. */
export async function listDailyHeads(handle: Handle, max: number) {
  const found = await handle.execute<{ day: string; number: number; hash: string }>(sql`
    select distinct on (day) day::text as day, number, hash
    from (select (at at time zone 'UTC')::date as day, number, hash from ${signalEntries}) as dated
    order by day desc, number desc limit ${max}`);
  return found.rows;
}

/** Serializes writers until the transaction ends. The table's trigger takes the same lock. */
export async function lockLedger(tx: Tx) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signal_entries', 0))`);
}

/** The id of the current transaction, unique to it. */
export async function findTransactionId(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
  return rows[0]?.id ?? '';
}

/** The entries of one signal, oldest first. */
export async function listSignalEntries(handle: Handle, signalId: string): Promise<LedgerEntry[]> {
  const rows = await handle
    .select({ entry: signalEntries.entry })
    .from(signalEntries)
    .where(eq(signalEntries.signalId, signalId))
    .orderBy(asc(signalEntries.number));
  return rows.map(({ entry }) => ledgerEntry.parse(JSON.parse(entry)));
}

/** A range of the ledger in order, in the exact text that was hashed. */
export const listEntryTexts = (
  handle: Handle,
  { after, until, limit }: { after: number; until: number; limit: number },
) =>
  handle
    .select({ number: signalEntries.number, entry: signalEntries.entry, hash: signalEntries.hash })
    .from(signalEntries)
    .where(and(gt(signalEntries.number, after), lte(signalEntries.number, until)))
    .orderBy(asc(signalEntries.number))
    .limit(limit);

/** Turns a draft into the next entry of the chain. The caller must hold the ledger lock. */
export function chainEntry(draft: LedgerDraft, head: Pick<LedgerHead, 'number' | 'hash'> | null): LedgerEntry {
  return ledgerEntry.parse({ ...draft, number: (head?.number ?? 0) + 1, previous: head?.hash ?? noHash });
}

export async function insertEntry(tx: Tx, chained: LedgerEntry): Promise<LedgerHead> {
  const entry = canonicalText(chained);
  const { number, kind, signal: signalId, previous: previousHash, sample: isSample } = chained;
  const row = {
    number,
    kind,
    signalId,
    previousHash,
    isSample,
    at: new Date(chained.at),
    entry,
    hash: hashText(entry),
  };
  await tx.insert(signalEntries).values(row);
  return row;
}

export async function insertTerms(tx: Tx, signalId: string, terms: string) {
  await tx.insert(signalTerms).values({ signalId, terms });
}

export async function findTerms(handle: Handle, signalId: string): Promise<string | undefined> {
  const [row] = await handle.select().from(signalTerms).where(eq(signalTerms.signalId, signalId));
  return row?.terms;
}

/** Signals not yet revealed whose `revealBy` is this day or earlier, oldest first. */
export async function listDueReveals(handle: Handle, day: string) {
  const found = await handle.execute<{ signalId: string; isSample: boolean }>(sql`
    select s.signal_id as "signalId", s.is_sample as "isSample" from ${signalEntries} s
    where s.kind = 'signal' and s.entry::json ->> 'revealBy' <= ${day}
      and not exists (select from ${signalEntries} r where r.kind = 'reveal' and r.signal_id = s.signal_id)
    order by s.number`);
  return found.rows;
}
