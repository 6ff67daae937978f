import type { SignalDetail } from '@/lib/contracts/signals/trades';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { metaOf } from '../listing/trade-list';
import { toListedTrade } from '../trades';
import { findTrade, listCloses, listHashedEntries } from './signal-detail-repository';

/** Number of days of prices before the fill and after the close. */
const daysAround = 21;

/** A signal with all of its public data. While a signal is visible to members only, that is its commitment. */
export async function readSignal(id: string): Promise<SignalDetail> {
  const row = /^[a-z0-9-]{1,40}$/.test(id) ? await findTrade(db(), id) : undefined;
  if (!row) throw new AppError('not_found', 'There is no such signal.');
  const { variant, symbol, fillDate, closeDate, isSample, isPublic, createdAt } = row;
  const entries = variant === 'live' ? await listHashedEntries(db(), id) : [];
  // The historical sample has real symbols and generated results, so the sample market's prices do not match it.
  const hasPrices = isPublic && (variant === 'live' || !isSample);
  const until = addDays(closeDate ?? newYorkDay(now()), daysAround);
  const closes = hasPrices
    ? await listCloses(db(), { symbol, from: addDays(fillDate, -daysAround), until, isSample })
    : [];
  const corrections = entries.filter(({ text }) => text.includes('"kind":"correction"')).length;
  return {
    ...{ id, variant, entries },
    trade: isPublic ? toListedTrade({ ...row, corrections }) : null,
    prices: closes.map(({ day, cents }) => ({ day, close: cents / 100 })),
    meta: metaOf({ variant, isSample, lastChange: createdAt.toISOString() }),
  };
}
