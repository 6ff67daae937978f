import { and, eq, sql } from 'drizzle-orm';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { SignalClosing, SignalTerms } from '@/lib/domain/signals/ledger/entries';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { listDailyCloses } from '@/lib/server/market/daily-closes-repository';
import { now } from '@/lib/server/platform/clock';
import type { Database, Tx } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { findLedgerHead, lockLedger } from '@/lib/server/signals/ledger/ledger-repository';
import { openLedger } from '@/lib/server/signals/ledger/ledger-writer';
import { issueDays, sampleClosing, sampleSignal, sampleSignalSymbols, type Closes } from './signal-schedule';

/** Days covered by a new sample, and max days that are added to a demo that was off. */
const firstDays = 120;
const maxDays = 400;
/** After the exchanges close, in summer and winter. */
const issuedAt = 'T21:15:00.000Z';
const closedAt = 'T21:30:00.000Z';

type Step = { at: string; terms: SignalTerms; closing: SignalClosing | null };

/**
 * Extends a demo's ledger from the sample market's prices, up to the day before `today`: a signal every few days, most
 * of them closed. Each step is written once, so this can run at every start and on any day. The operator's own signals
 * are not changed.
 */
export async function seedSignals(db: Database, today: DateOnly = utcDay(now()), given?: Closes) {
  const closes = given ?? (await readCloses(db, addDays(today, -maxDays)));
  await db.transaction(async (tx) => {
    await lockLedger(tx);
    const known = await knownSignals(tx);
    const head = await findLedgerHead(tx);
    const from = addDays(today, head ? -maxDays : -firstDays);
    for (const { at, terms, closing } of stepsUntil(addDays(today, -1), from, closes)) {
      const signal = known.get(keyOf(terms));
      // The ledger is in order of time, so a signal that was not issued on its day is skipped.
      if (!closing && (signal || (head && at < head.at.toISOString()))) continue;
      const ledger = await openLedger(tx, { at: new Date(at), isSample: true });
      if (!closing) known.set(keyOf(terms), { id: await ledger.issue(terms), isClosed: false });
      else if (signal && !signal.isClosed) await ledger.close(signal.id, closing);
    }
  });
}

/** The schedule's steps in order of time. */
function stepsUntil(last: DateOnly, from: DateOnly, closes: Closes): Step[] {
  const steps = issueDays(from, last).flatMap((day): Step[] => {
    const terms = sampleSignal(day, closes);
    if (!terms) return [];
    const closing = sampleClosing(terms, last, closes);
    const issued = { at: `${day}${issuedAt}`, terms, closing: null };
    return closing ? [issued, { at: `${closing.closeDate}${closedAt}`, terms, closing }] : [issued];
  });
  return steps.toSorted((a, b) => a.at.localeCompare(b.at));
}

async function knownSignals(tx: Tx) {
  const rows = await tx
    .select()
    .from(trades)
    .where(and(eq(trades.variant, 'live'), sql`is_sample`));
  return new Map(rows.map((row) => [keyOf(row), { id: row.id, isClosed: row.closeDate !== null }]));
}

const keyOf = ({ symbol, tradeType, expiration, strikeCents, bidCents, fillDate }: SignalTerms) =>
  [symbol, tradeType, expiration, strikeCents, bidCents, fillDate].join(' ');

async function readCloses(db: Database, from: DateOnly): Promise<Closes> {
  const rows = await listDailyCloses(db, sampleSignalSymbols, from);
  return new Map(
    [...Map.groupBy(rows, ({ ticker }) => ticker)].map(([ticker, all]) => [
      ticker,
      new Map(all.map(({ day, cents }) => [day, cents])),
    ]),
  );
}
