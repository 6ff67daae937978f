import type { CapTable, WireEntry } from '@/lib/contracts/investing/cap-table';
import type { EntryKind, Holding, Movement } from '@/lib/domain/investing/cap-table';
import { capTableColumns, hashedFields } from '@/lib/domain/investing/cap-table-fields';
import { faultOf, reverseEntry } from '@/lib/domain/investing/cap-table-rules';
import { holdingsAfter } from '@/lib/domain/investing/cap-table-sums';
import { csv } from '@/lib/domain/shared/csv';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { insertEntry, listEntries, lockCapTable, type HashedEntry } from './cap-table-repository';
import { appendToChain } from './cap-table-chain';

const today = (): DateOnly => utcDay(now());

/** The cap table as of a day, computed from the ledger up to it. Throws 400 for a future day. */
export async function readCapTable(on: DateOnly = today()): Promise<CapTable> {
  if (on > today())
    throw new AppError('bad_request', `${on} is in the future.`, { fields: { on: 'Please choose a day up to today' } });
  const entries = await listEntries(db(), on);
  const last = entries.at(-1);
  const isSample = entries.some((entry) => entry.isSample);
  return {
    on,
    holdings: holdingsAfter(entries).map(toWireHolding),
    entries: entries.map(toWireEntry),
    headHash: last?.hash ?? null,
    meta: {
      source: isSample ? 'Sample generator' : 'Register of shares',
      asOf: last?.recordedAt ?? now().toISOString(),
      isSample,
    },
  };
}

/** The ledger as CSV with its hashes. Fields are in the order in which they are hashed. */
export async function capTableFile(): Promise<string> {
  const entries = await listEntries(db());
  const rows = entries.map((entry) => [...hashedFields(entry), entry.previousHash, entry.hash]);
  return csv([
    capTableColumns,
    ...rows.map((row) => row.map((field) => (typeof field === 'bigint' ? String(field) : field))),
  ]);
}

type Common = { reference: string; on?: DateOnly | undefined; reason: string };
type Draft = Common & Movement & { kind: Exclude<EntryKind, 'correction'> };

export const addEntry = (draft: Draft, origin: Origin) =>
  append(draft, origin, (ledger, on) => {
    const { kind, from, to } = draft;
    return faultOf({ kind, on, from, to }, ledger, today()) ?? { kind, from, to, corrects: null };
  });

export const correctEntry = ({ corrects, ...common }: Common & { corrects: number }, origin: Origin) =>
  append(common, origin, (ledger, on) => {
    const movement = reverseEntry(corrects, ledger, { on, today: today() });
    return typeof movement === 'string' ? movement : { kind: 'correction', ...movement, corrects };
  });

type Content = Movement & { kind: EntryKind; corrects: number | null };

async function append(
  { reference, reason, ...given }: Common,
  origin: Origin,
  decide: (ledger: readonly HashedEntry[], on: DateOnly) => Content | string,
) {
  return transaction(async (tx) => {
    await lockCapTable(tx);
    const ledger = await listEntries(tx);
    const known = ledger.find((entry) => entry.reference === reference);
    const on = given.on ?? known?.on ?? today();
    // A repeated command is checked against the ledger as it was at the first run.
    const content = decide(known ? ledger.slice(0, known.number - 1) : ledger, on);
    if (typeof content === 'string') throw new AppError('unprocessable', content);
    const number = known?.number ?? ledger.length + 1;
    const recordedAt = known?.recordedAt ?? now().toISOString();
    const isSample = settings().mode === 'demo';
    const entry = appendToChain(
      { number, reference, reason, on, ...content, isSample, recordedAt },
      ledger[number - 2],
    );
    if (known && known.hash !== entry.hash)
      throw new AppError('conflict', `${reference} is entry ${known.number} already, with different content.`);
    if (known) return { entry: toWireEntry(known), isNew: false };
    await insertEntry(tx, entry);
    await recordAudit(tx, {
      event: 'cap_table_entry',
      result: 'ok',
      subject: null,
      origin,
      detail: { number, kind: content.kind },
    });
    return { entry: toWireEntry(entry), isNew: true };
  });
}

const toWireHolding = ({ shares, ...held }: Holding) => ({ ...held, shares: String(shares) });

const toWireEntry = ({ from, to, ...entry }: HashedEntry): WireEntry => ({
  ...entry,
  from: from && toWireHolding(from),
  to: to && toWireHolding(to),
});
