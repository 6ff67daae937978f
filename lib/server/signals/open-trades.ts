import type { OpenTrades } from '@/lib/contracts/signals/trades';
import { returnBp } from '@/lib/domain/signals/ledger/entries';
import { modelBidCents } from '@/lib/domain/signals/option-price';
import { membershipOf } from '@/lib/domain/membership/membership';
import { viewerOf } from '@/lib/server/membership/viewers';
import { now } from '@/lib/server/platform/clock';
import { findLastCloses } from './last-closes-repository';
import { toWireTrade } from './trades';
import { listOpenTrades, type OpenTrade } from './trades-repository';

/** The open signals, for a member whose plan includes them; others get only their number. */
export async function readOpenTrades(caller: { accountId: string }): Promise<OpenTrades> {
  const [rows, memberAccess] = await Promise.all([listOpenTrades({}), viewerOf(caller)]);
  const hasPlan = memberAccess !== null && membershipOf(memberAccess, now()).tier !== null;
  const closes = hasPlan ? await findLastCloses(rows.map(({ symbol }) => symbol)) : new Map<string, Close>();
  const isSample = rows.some((row) => row.isSample);
  return {
    items: hasPlan ? rows.map((row) => toOpenTrade(row, closes.get(row.symbol))) : [],
    total: rows.length,
    hasPlan,
    meta: { source: isSample ? 'Sample generator' : 'Signal desk', asOf: now().toISOString(), isSample },
  };
}

type Close = { day: string; cents: number };

const toOpenTrade = (row: OpenTrade, close: Close | undefined) => ({
  ...toWireTrade(row),
  $1000: 0,
  issuedAt: row.createdAt.toISOString(),
  mark: close ? markOf(row, close) : null,
});

/** The option's price at the last close of its underlying, by the model. */
function markOf(row: OpenTrade, { day, cents }: Close) {
  const priceCents = modelBidCents(row, cents, day);
  return { price: priceCents / 100, roi: returnBp(row.bidCents, priceCents) / 100, day };
}
