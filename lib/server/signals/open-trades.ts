import type { OpenTrades } from '@/lib/contracts/signals/trades';
import { returnBp } from '@/lib/domain/signals/ledger/entries';
import { modelBidCents } from '@/lib/domain/signals/option-price';
import { membershipOf } from '@/lib/domain/membership/membership';
import { viewerOf } from '@/lib/server/membership/viewers';
import { now } from '@/lib/server/platform/clock';
import { findLastCloses } from './last-closes-repository';
import { toWireTrade } from './trades';
import { listOpenTrades, type OpenTrade } from './trades-repository';

/** The open signals, for members whose plan includes them; other callers get only the number. */
export async function readOpenTrades(caller: { accountId: string }): Promise<OpenTrades> {
  const [rows, memberAccess] = await Promise.all([listOpenTrades({}), viewerOf(caller)]);
  const hasPlan = memberAccess !== null && membershipOf(memberAccess, now()).tier !== null;
  const isSample = rows.some((row) => row.isSample);
  return {
    items: hasPlan ? (await withMarks(rows)).map(toOpenTrade) : [],
    total: rows.length,
    hasPlan,
    meta: { source: isSample ? 'Sample generator' : 'Signal desk', asOf: now().toISOString(), isSample },
  };
}

/** Adds to each open signal the option's estimated price at the last close of its underlying; null without a close. */
export async function withMarks<Row extends OpenTrade>(rows: readonly Row[]) {
  const closes = await findLastCloses(rows.map(({ symbol }) => symbol));
  return rows.map((row) => {
    const close = closes.get(row.symbol);
    return { ...row, mark: close ? markOf(row, close) : null };
  });
}

type Close = { day: string; cents: number };
type Marked = Awaited<ReturnType<typeof withMarks>>[number];

const toOpenTrade = ({ mark, ...row }: Marked) => ({
  ...toWireTrade(row),
  $1000: 0,
  issuedAt: row.createdAt.toISOString(),
  mark,
});

/** The option's model price at the last close of its underlying. */
function markOf(row: OpenTrade, { day, cents }: Close) {
  const priceCents = modelBidCents(row, cents, day);
  return { price: priceCents / 100, roi: returnBp(row.bidCents, priceCents) / 100, day };
}
