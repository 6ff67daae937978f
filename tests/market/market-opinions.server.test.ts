import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { fundOwnership, priceTargets, recommendations } from '@/lib/server/platform/db/schema/figures';
import { newsArticles, newsSymbols } from '@/lib/server/platform/db/schema/news';
import { noAccess } from '@/tests/support/providers/fake-finnhub';
import { makeStory } from '@/tests/support/features/market';
import { friday, marketRefreshes } from '@/tests/support/features/market-refreshes';
import { insertSymbol } from '@/tests/support/features/market-rows';

const market = marketRefreshes();
const sample = { source: 'sample', asOf: friday, isSample: true };

describe('analyst and fund data', () => {
  it('[R42] is kept by month, and earlier months stay when the feed drops them', async () => {
    const ticker = market.ticker();
    const counts = { strongBuy: 1, buy: 2, hold: 3, sell: 4, strongSell: 5 };
    await db()
      .insert(recommendations)
      .values({ ...counts, ticker, month: '2020-01-01', ...sample });
    market.serve({ '/stock/recommendation': [{ symbol: ticker, period: '2026-10-01', ...counts }] });
    await market.refresh('recommendations');
    market.serve({
      '/stock/recommendation': [
        { symbol: ticker, period: '2026-11-01', ...counts, buy: 9 },
        { symbol: ticker, period: '2026-09-01', strongBuy: 0, buy: 0, hold: 0, sell: 0, strongSell: 0 },
      ],
    });
    await market.refresh('recommendations');
    const rows = await db().select().from(recommendations).where(eq(recommendations.ticker, ticker));
    expect(rows.map(({ month, buy, isSample }) => [month, buy, isSample]).sort()).toEqual([
      ['2026-10-01', 2, false],
      ['2026-11-01', 9, false],
    ]);
  });

  it('[R42] has a target only when it is plausible', async () => {
    const ticker = market.ticker();
    const target = {
      targetLow: 170,
      targetMean: 240,
      targetHigh: 300,
      numberAnalysts: 40,
      lastUpdated: '2026-11-01 00:00:00',
    };
    market.serve({ '/stock/price-target': { ...target, targetLow: 400 } });
    expect(await market.refresh('targets')).toEqual({ state: 'failed', failure: 'unusable' });
    market.later(60_000);
    market.serve({ '/stock/price-target': target });
    await market.refresh('targets');
    expect(await db().select().from(priceTargets).where(eq(priceTargets.ticker, ticker))).toMatchObject([
      { day: '2026-11-01', lowCents: 17_000, meanCents: 24_000, highCents: 30_000, analysts: 40, isSample: false },
    ]);
  });

  it('[R42] sums up the funds that filed recently, as a share of all shares', async () => {
    const ticker = market.ticker();
    const filing = (share: number, filingDate: string) => ({ name: 'A fund', share, filingDate });
    const ownership = [filing(100_000, '2026-09-30'), filing(50_000, '2026-06-30'), filing(9_000, '2019-03-31')];
    market.serve({ '/stock/fund-ownership': { symbol: ticker, ownership } });
    await market.refresh('ownership');
    expect(await db().select().from(fundOwnership).where(eq(fundOwnership.ticker, ticker))).toMatchObject([
      { year: 2026, funds: 2, shares: 150_000, shareBp: 1500 },
    ]);
    market.serve({ '/stock/fund-ownership': noAccess });
    expect(await market.refresh('ownership')).toEqual({ state: 'failed', failure: 'premium' });
    expect(await db().$count(fundOwnership, eq(fundOwnership.ticker, ticker))).toBe(1);
  });
});

describe('news', () => {
  const item = (headline: string, changes = {}) => ({
    ...{ id: 7, category: 'company', headline, image: '', related: '', source: 'Wire', summary: 'More.' },
    ...{ datetime: friday.getTime() / 1000 - 3600, url: 'https://news.example/1' },
    ...changes,
  });

  it('[R42] in two feeds is one story under both stocks; unknown tickers are ignored', async () => {
    const [one, other] = [market.ticker(), `${market.ticker()}B`];
    await insertSymbol(other);
    market.serve({ '/company-news': [item('Both “gain”', { related: `${one},NOBODY` })] });
    await market.refresh('news', one);
    market.serve({ '/company-news': [item('Both gain!', { source: 'Other wire', url: 'https://news.example/2' })] });
    await market.refresh('news', other);
    const links = await db()
      .select({ ticker: newsSymbols.ticker, headline: newsArticles.headline, isSample: newsArticles.isSample })
      .from(newsSymbols)
      .innerJoin(newsArticles, eq(newsArticles.id, newsSymbols.articleId));
    expect(links.toSorted((a, b) => (a.ticker < b.ticker ? -1 : 1))).toEqual([
      { ticker: one, headline: 'Both “gain”', isSample: false },
      { ticker: other, headline: 'Both “gain”', isSample: false },
    ]);
  });

  it('[R42] of a month is requested, and the newest two hundred stories are kept', async () => {
    const ticker = market.ticker();
    const at = (minute: number) => friday.getTime() / 1000 - 60 * minute;
    const told = Array.from({ length: 203 }, (_, n) => item(`Story ${n} of ${ticker}`, { id: n, datetime: at(n) }));
    market.serve({ '/company-news': told.toReversed() });
    expect(await market.refresh('news')).toEqual({ state: 'fetched', rows: 200 });
    expect(market.server().calls[0]?.query).toMatchObject({ from: '2026-10-21', to: '2026-11-20' });
    const kept = await db()
      .select({ headline: newsArticles.headline })
      .from(newsArticles)
      .innerJoin(newsSymbols, eq(newsSymbols.articleId, newsArticles.id))
      .where(eq(newsSymbols.ticker, ticker));
    const headlines = kept.map(({ headline }) => headline);
    expect(headlines).toEqual(expect.arrayContaining([`Story 0 of ${ticker}`, `Story 199 of ${ticker}`]));
    expect(headlines).not.toContain(`Story 200 of ${ticker}`);
  });

  it('[R42] from a provider replaces the samples of its stock, not those of another', async () => {
    const [one, other] = [market.ticker(), `${market.ticker()}B`];
    await insertSymbol(other);
    await makeStory([one], { headline: 'Sample of one' });
    const shared = await makeStory([one, other], { headline: 'Sample of both' });
    market.serve({ '/company-news': [] });
    expect(await market.refresh('news', one)).toEqual({ state: 'fetched', rows: 0 });
    expect(await db().$count(newsSymbols, eq(newsSymbols.ticker, one))).toBe(2);
    market.serve({ '/company-news': [item('Real news of one')] });
    await market.refresh('news', one);
    const told = await db()
      .select({ headline: newsArticles.headline })
      .from(newsArticles)
      .where(eq(newsArticles.isSample, true));
    expect(told).toEqual([{ headline: 'Sample of both' }]);
    expect(await db().select().from(newsSymbols).where(eq(newsSymbols.articleId, shared.id))).toMatchObject([
      { ticker: other },
    ]);
  });
});
