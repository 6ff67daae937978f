import type { z } from 'zod';
import type { signalsContract, WatchList } from '@/lib/contracts/research/signals';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { growth } from '@/lib/domain/market/market-formulas';
import { pricePatterns } from '@/lib/domain/market/price-patterns';
import { watchRuleCopy } from '@/lib/domain/research/watch-rule';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { countWatched, listPatterns, listWatched } from './signals-repository';
import { marketMeta } from '@/lib/server/market/market-meta';
import { closedAt } from '@/lib/server/market/symbol-figures';
import { notAdvice } from './not-advice';

const maxListed = 100;
const patternDays = 90;

/** The watch list: past entries, which are public, and current ones for members only. */
export async function readWatched(isMember: boolean): Promise<WatchList> {
  const [rows, current] = await Promise.all([
    listWatched(db(), { current: isMember, limit: maxListed }),
    isMember ? 0 : countWatched(db()),
  ]);
  return {
    items: rows.map(({ entry: { id, ticker, reason, putOnBy, putOn, takenOff, isSample }, name, from, to }) => ({
      ...{ id, ticker, name, reason, putOnBy, putOn, takenOff, isSample },
      changeSince: growth(to, from),
    })),
    hidden: current,
    nextCursor: null,
    meta: marketMeta(
      // A change is as recent as the last close it uses, which is later than the figures that the stock was added for.
      rows.map(({ entry, changeDay }) => ({ ...entry, asOf: changeDay === null ? entry.asOf : closedAt(changeDay) })),
      { delay: 'prices', notes: [watchRuleCopy, notAdvice] },
    ),
  };
}

export async function readPatterns(): Promise<z.input<typeof signalsContract.customPattern.response>> {
  const since = addDays(utcDay(now()), -patternDays);
  const rows = await listPatterns(db(), { since, limit: maxListed });
  return {
    items: rows.map(({ pattern: { ticker, pattern, day, direction, closeCents, isSample }, name }) => ({
      ...{ ticker, name, pattern, day, direction, isSample },
      rule: ruleOf(pattern),
      close: closeCents / 100,
    })),
    nextCursor: null,
    meta: marketMeta(
      rows.map(({ pattern }) => pattern),
      { delay: 'prices', notes: [notAdvice] },
    ),
  };
}

/** The name of a price pattern. One that no longer exists in this version keeps its stored key. */
const ruleOf = (pattern: string) => Object.entries(pricePatterns).find(([name]) => name === pattern)?.[1] ?? pattern;
