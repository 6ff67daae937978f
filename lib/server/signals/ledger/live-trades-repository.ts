import { eq, sql } from 'drizzle-orm';
import { returnBp, type SignalClosing, type SignalTerms } from '@/lib/domain/signals/ledger/entries';
import { dollarResult, stakeCents } from '@/lib/domain/signals/trades';
import type { Tx } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';

/**
 * Number of live trades. Like all functions of this file it is for the ledger's writer, which holds the ledger lock.
 */
export const countLiveTrades = (tx: Tx) => tx.$count(trades, eq(trades.variant, 'live'));

type Issued = { id: string; number: number; terms: SignalTerms; isSample: boolean; at: Date };

export async function insertLiveTrade(tx: Tx, { id, number, terms, isSample, at }: Issued) {
  const balance = sql<number>`(select coalesce(sum(balance_cents), 0)::int + ${stakeCents} from ${trades} where variant = 'live')`;
  await tx.insert(trades).values({
    ...{ variant: 'live', id, number, ...terms, isSample, isPublic: false, createdAt: at },
    ...{ balanceCents: 0, thousandCents: balance },
  });
}

type Revealed = { id: string; terms: SignalTerms; closing: SignalClosing | null };

/** Stores a revealed signal's terms and closing, and recomputes the running balances. */
export async function updateLiveTrade(tx: Tx, { id, terms, closing }: Revealed) {
  const roiBp = closing && returnBp(terms.bidCents, closing.priceCents);
  await tx
    .update(trades)
    .set({ ...terms, isPublic: true, closeDate: closing?.closeDate ?? null, roiBp, balanceCents: dollarResult(roiBp) })
    .where(eq(trades.id, id));
  await tx.execute(sql`
    update ${trades} set thousand_cents = continued.thousand_cents
    from (select number, ${stakeCents} + sum(balance_cents) over (order by number) as thousand_cents
            from ${trades} where variant = 'live') as continued
    where trades.variant = 'live' and trades.number = continued.number
      and trades.thousand_cents <> continued.thousand_cents`);
}
