import { db } from '@/lib/server/platform/db/pool';
import { sectorFigures, symbolFigures, yearlyFundamentals } from '@/lib/server/platform/db/schema/figures';
import { dailyBars, sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';
import { newsArticles, newsSymbols } from '@/lib/server/platform/db/schema/news';
import { predictionOutcomes, predictions } from '@/lib/server/platform/db/schema/predictions';

/** Research data as a provider or the seed would store it; the test passes only what differs. */
export const provenance = { source: 'sample', asOf: new Date('2026-11-20T21:00:00Z'), isSample: true };

let made = 0;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A ticker not used before in this file. */
export function freshTicker() {
  made += 1;
  return `T${[...String(made)].map((digit) => letters[Number(digit)]).join('')}X`;
}

type SymbolWishes = Partial<typeof symbols.$inferInsert> & {
  figures?: Partial<typeof symbolFigures.$inferInsert> | null;
};

/** Inserts a stock with its latest figures; `figures: null` inserts one without data. */
export async function makeSymbol({ figures = {}, ...wishes }: SymbolWishes = {}) {
  const ticker = wishes.ticker ?? freshTicker();
  const name = wishes.name ?? `${ticker} Works`;
  await db()
    .insert(symbols)
    .values({
      ...{ ticker, name, kind: 'stock', exchange: 'NASDAQ', currency: 'USD', industry: 'Machinery', fiscalYearEnd: 12 },
      ...{ sharesOutstanding: 1_000_000, words: `${ticker} ${name}`.toLowerCase() },
      ...provenance,
      ...wishes,
    });
  if (figures) {
    await db()
      .insert(symbolFigures)
      .values({
        ...{ ticker, priceCents: 11_000, previousCents: 10_000, priceDay: '2026-11-20', marketCap: 110_000_000 },
        ...{ fiscalYear: 2025, revenue: 50_000_000, netIncome: 5_000_000, cashFlow: 7_000_000, revenueGrowth: 8 },
        ...{ peRatio: 22, pegRatio: 1.5, weeklyCents: [9_000, 10_000, 11_000] },
        ...{ yearHighCents: 11_000, yearLowCents: 9_000, workedOutAt: provenance.asOf },
        ...provenance,
        ...figures,
      });
  }
  return ticker;
}

/** Inserts a sector with these stocks, in this order. */
export async function makeSector(tickers: readonly string[] = [], wishes: Partial<typeof sectors.$inferInsert> = {}) {
  made += 1;
  const slug = wishes.slug ?? `sector-${made}`;
  await db()
    .insert(sectors)
    .values({ slug, name: `Sector ${made}`, description: 'Stocks for a test.', rank: made, ...wishes });
  if (tickers.length > 0)
    await db()
      .insert(sectorSymbols)
      .values(tickers.map((ticker, index) => ({ slug, ticker, rank: index + 1 })));
  return slug;
}

type SectorFigure = Omit<
  typeof sectorFigures.$inferInsert,
  'source' | 'asOf' | 'isSample' | 'series' | 'used' | 'members'
>;

export async function makeSectorFigures(rows: (SectorFigure & { series?: string; used?: number; members?: number })[]) {
  await db()
    .insert(sectorFigures)
    .values(rows.map((row) => ({ series: 'sector', used: 1, members: 1, ...provenance, ...row })));
}

/** Inserts fiscal years of a stock, starting with the given year. */
export async function makeYears(
  ticker: string,
  years: (Partial<typeof yearlyFundamentals.$inferInsert> & { fiscalYear: number })[],
) {
  await db()
    .insert(yearlyFundamentals)
    .values(years.map((year) => ({ ticker, periodEnd: `${year.fiscalYear}-12-31`, ...provenance, ...year })));
}

/** Inserts daily bars with these closing prices in cents from a start day on, weekends included. */
export async function makeBars(ticker: string, from: string, closes: readonly number[]) {
  const start = Date.parse(from);
  const rows = closes.map((close, index) => ({
    ticker,
    day: new Date(start + index * 86_400_000).toISOString().slice(0, 10),
    openCents: close,
    highCents: close + 50,
    lowCents: close - 50,
    closeCents: close,
    volume: 1_000 + index,
    source: 'sample',
    isSample: true,
  }));
  for (let at = 0; at < rows.length; at += 1_000)
    await db()
      .insert(dailyBars)
      .values(rows.slice(at, at + 1_000));
}

/** Inserts a news story about these stocks; without any stock it is a story of our own. */
export async function makeStory(tickers: readonly string[], wishes: Partial<typeof newsArticles.$inferInsert> = {}) {
  made += 1;
  const story = {
    id: wishes.id ?? `story-${String(made).padStart(5, '0')}`,
    origin: tickers.length === 0 ? ('own' as const) : ('market' as const),
    headline: `Story ${made}`,
    summary: 'What happened.',
    publisher: 'Sample wire',
    url: null,
    publishedAt: new Date(Date.parse('2026-11-01T00:00:00Z') + made * 60_000),
    fingerprint: `story${made}`,
    ...provenance,
    ...wishes,
  };
  await db().insert(newsArticles).values(story);
  if (tickers.length > 0)
    await db()
      .insert(newsSymbols)
      .values(tickers.map((ticker) => ({ ticker, articleId: story.id, publishedAt: story.publishedAt })));
  return story;
}

export const makePrediction = async (wishes: Partial<typeof predictions.$inferInsert> & { subject: string }) => {
  made += 1;
  const id = wishes.id ?? `prediction-${made}`;
  const issuedAt = wishes.issuedAt ?? new Date('2026-11-02T12:00:00Z');
  const horizonDays = wishes.horizonDays ?? 90;
  await db()
    .insert(predictions)
    .values({
      ...{ id, kind: 'price', scope: 'sector', issuedAt, horizonDays, direction: 'up', startValue: 100 },
      ...{ predictedValue: 110, lowValue: 95, highValue: 125, baselineValue: 100, method: 'drift v1' },
      dueOn: new Date(issuedAt.getTime() + horizonDays * 86_400_000).toISOString().slice(0, 10),
      ...provenance,
      ...wishes,
    });
  return id;
};

export const settle = (predictionId: string, wishes: Partial<typeof predictionOutcomes.$inferInsert> = {}) =>
  db()
    .insert(predictionOutcomes)
    .values({
      ...{ predictionId, settledAt: new Date('2026-11-20T12:00:00Z'), actualValue: 108, isHit: true },
      isBaselineHit: false,
      ...wishes,
    });
