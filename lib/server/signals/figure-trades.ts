import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AllTrades } from '@/lib/domain/signals/all-trades';
import type { TradeVariant } from '@/lib/domain/signals/listing/trade-query';
import type { Trade, TradeType } from '@/lib/domain/signals/trades';
import { db, type Database } from '@/lib/server/platform/db/pool';
import { readFigureRows, readTradesVersion } from './figure-trades-repository';
import { metaOf } from './listing/trade-list';

type Read = { version: string; all: AllTrades };

/** How long trades stay in memory for other views. They are reused only while the table has not changed. */
const reuseMs = 2 * 60_000;

const reads = new WeakMap<Database, LRUCache<TradeVariant, Promise<Read>>>();

/**
 * All public trades of a variant. Concurrent readers share one read; cached trades are used only while the table's
 * version is the same.
 */
export async function figureTradesOf(variant: TradeVariant): Promise<AllTrades> {
  const cache = cachedReads();
  const known = cache.get(variant);
  if (known) {
    const [[current], read] = await Promise.all([readTradesVersion({}), known]);
    if (current?.version === read.version) return read.all;
    if (cache.get(variant) === known) cache.delete(variant);
    return figureTradesOf(variant);
  }
  const reading = readAll(variant);
  cache.set(variant, reading);
  try {
    return (await reading).all;
  } catch (error) {
    cache.delete(variant);
    throw error;
  }
}

async function readAll(variant: TradeVariant): Promise<Read> {
  const { version, lines, isSample, lastChange } = await readFigureRows(variant);
  const trades = await parse(lines ?? '', isSample);
  return { version, all: { trades, meta: metaOf({ isSample, lastChange, variant }) } };
}

/** Lines parsed before yielding to the event loop: a few milliseconds of work. */
const linesPerStep = 4_000;

async function parse(text: string, isSample: boolean): Promise<Trade[]> {
  const trades: Trade[] = [];
  // Shares equal strings to save memory: 100,000 trades have only a few thousand distinct days and symbols.
  const texts = new Map<string, string>();
  const shared = (value: string) => {
    const known = texts.get(value);
    if (known === undefined) texts.set(value, value);
    return known ?? value;
  };
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? text.length : end);
    trades.push(tradeOf(line.split('\t'), { number: trades.length + 1, isSample, shared }));
    start = end === -1 ? text.length : end + 1;
    if (trades.length % linesPerStep === 0) await setImmediate();
  }
  return trades;
}

type Place = { number: number; isSample: boolean; shared: (value: string) => string };

function tradeOf(columns: string[], { number, isSample, shared }: Place): Trade {
  const [id = '', symbol = '', tradeType = '', expiration = '', fillDate = '', closeDate = '', ...rest] = columns;
  const [strike = '', bid = '', roi = '', balance = '', thousand = ''] = rest;
  return {
    ...{ id, number, symbol: shared(symbol), tradeType: shared(tradeType) as TradeType },
    ...{ expiration: shared(expiration), fillDate: shared(fillDate) },
    closeDate: closeDate === '' ? null : shared(closeDate),
    ...{ strikeCents: Number(strike), bidCents: Number(bid), roiBp: roi === '' ? null : Number(roi) },
    ...{ balanceCents: Number(balance), thousandCents: Number(thousand), isSample },
  };
}

function cachedReads() {
  const found =
    reads.get(db()) ?? new LRUCache<TradeVariant, Promise<Read>>({ max: 2, ttl: reuseMs, ttlAutopurge: true });
  reads.set(db(), found);
  return found;
}
