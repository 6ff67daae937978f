import { describe, expect, it } from 'vitest';
import { noAccess, paidRefused } from '@/tests/support/providers/fake-finnhub';
import { marketRefreshes } from '@/tests/support/features/market-refreshes';
import { insertYear, yearsOf } from '@/tests/support/features/market-rows';

const market = marketRefreshes();

describe('fundamentals', () => {
  const profile = {
    name: 'Test Co',
    exchange: 'NYSE',
    currency: 'USD',
    finnhubIndustry: 'Toys',
    shareOutstanding: 2.5,
  };
  const statements = (revenue: number) => ({
    '/stock/profile2': profile,
    '/stock/financials': {
      symbol: 'T',
      financials: [
        { period: '2025-09-27', year: 2025, revenue, netIncome: 5, netOperatingCashFlow: 7, totalAssets: 90 },
      ],
    },
  });

  it('[R42] from a provider replace the samples, with the company’s profile', async () => {
    await insertYear(market.ticker(), 2024, 1);
    market.serve(statements(41.5));
    expect(await market.refresh('fundamentals')).toEqual({ state: 'fetched', rows: 1 });
    expect(await yearsOf(market.ticker())).toMatchObject([
      {
        fiscalYear: 2025,
        revenue: 41_500_000,
        netIncome: 5_000_000,
        isSample: false,
        isRestated: false,
        source: 'finnhub',
      },
    ]);
  });

  it('[R42] record a restated year when the same source reports other figures, and keep years it omits', async () => {
    market.serve(statements(41.5));
    await market.refresh('fundamentals');
    market.serve({
      ...statements(40),
      '/stock/financials': { financials: [{ period: '2025-09-27', revenue: 40, netIncome: null }] },
    });
    await market.refresh('fundamentals');
    expect(await yearsOf(market.ticker())).toMatchObject([
      { revenue: 40_000_000, netIncome: 5_000_000, isRestated: true },
    ]);
  });

  it('[R42] come from the filed reports where the plan has no statements, the price from the ratios', async () => {
    const lines = (values: Record<string, number | string>) =>
      Object.entries(values).map(([concept, value]) => ({ concept, label: '', unit: 'usd', value }));
    const filing = (filedDate: string, revenue: number | string) => ({
      year: 2025,
      form: '10-K',
      startDate: '2024-09-29 00:00:00',
      endDate: '2025-09-27 00:00:00',
      filedDate,
      report: {
        ic: lines({ 'us-gaap_Revenues': revenue, 'us-gaap_NetIncomeLoss': -3 }),
        bs: lines({ 'us-gaap_Assets': 500, 'us-gaap_LongTermDebtNoncurrent': 60, 'us-gaap_LongTermDebtCurrent': 6 }),
        cf: lines({ 'us-gaap_PaymentsToAcquirePropertyPlantAndEquipment': 9 }),
      },
    });
    market.serve({
      ...paidRefused,
      '/stock/profile2': profile,
      '/stock/financials-reported': { data: [filing('2026-01-01', '1200'), filing('2025-11-01', 1000)] },
      '/stock/metric': {
        series: { annual: { pe: [{ period: '2025-09-27', v: 30 }], eps: [{ period: '2025-09-27', v: 2.5 }] } },
      },
    });
    await market.refresh('fundamentals');
    expect(await yearsOf(market.ticker())).toMatchObject([
      { revenue: 1200, netIncome: -3, totalAssets: 500, totalDebt: 66, capitalSpending: 9, yearEndPriceCents: 7500 },
    ]);
  });

  it.each([
    ['nothing filed', {}],
    ['no such call', { '/stock/financials-reported': () => undefined }],
    ['filings refused as well', { '/stock/financials-reported': noAccess }],
  ])('[R42] are derived from ratios as a last resort (%s), and marked as approximate', async (_, filed) => {
    market.serve({
      ...paidRefused,
      ...filed,
      '/stock/profile2': profile,
      '/stock/metric': {
        series: {
          annual: { salesPerShare: [{ period: '2024-12-31', v: 4 }], netMargin: [{ period: '2024-12-31', v: 0.25 }] },
        },
      },
    });
    await market.refresh('fundamentals');
    expect(await yearsOf(market.ticker())).toMatchObject([
      { fiscalYear: 2024, revenue: 10_000_000, netIncome: 2_500_000, source: 'finnhub-approximate', isSample: false },
    ]);
  });

  it('[R42] in another currency are not treated as dollars', async () => {
    await insertYear(market.ticker(), 2024, 77);
    market.serve({ ...statements(41), '/stock/profile2': { ...profile, currency: 'EUR' } });
    expect(await market.refresh('fundamentals')).toEqual({ state: 'failed', failure: 'unusable' });
    expect(await yearsOf(market.ticker())).toMatchObject([{ revenue: 77, isSample: true }]);
  });
});
