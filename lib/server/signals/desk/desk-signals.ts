import type { DeskSignal } from '@/lib/contracts/signals/desk';
import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import { modelBidCents } from '@/lib/domain/signals/option-price';
import { now } from '@/lib/server/platform/clock';
import { findLastCloses } from '../last-closes-repository';
import { listOpenTrades, type OpenTrade } from '../trades-repository';

/** Open signals for the operator. Expired signals that still need a closing come first. */
export async function listDeskSignals(): Promise<{ items: DeskSignal[] }> {
  const rows = await listOpenTrades({});
  const closes = await findLastCloses(rows.map(({ symbol }) => symbol));
  const items = rows.map((row) => toDeskSignal(row, closes.get(row.symbol)));
  return { items: items.toSorted((a, b) => Number(b.isDue) - Number(a.isDue)) };
}

export function toDeskSignal(row: OpenTrade, close: { day: string; cents: number } | undefined): DeskSignal {
  const today = newYorkDay(now());
  return {
    ...row,
    strike: row.strikeCents / 100,
    bid: row.bidCents / 100,
    roi: row.roiBp === null ? null : row.roiBp / 100,
    isDue: row.closeDate === null && row.expiration < today,
    age: Math.max(0, daysBetween(row.fillDate, row.closeDate ?? today)),
    mark: close ? modelBidCents(row, close.cents, close.day) / 100 : null,
  };
}
