import { describe, expect, it } from 'vitest';
import { companyChecks } from '@/lib/domain/research/company-checks';
import type { Checked, CheckedYear } from '@/lib/domain/research/company-checks/facts';
import { stockParts } from '@/lib/domain/research/stock-parts';

/** A fiscal year in round numbers with 100 million shares; the expected results below were computed by hand. */
const year = (fiscalYear: number, more: Partial<CheckedYear> = {}): CheckedYear => ({
  fiscalYear,
  revenue: 1_000e6,
  netIncome: 100e6,
  operatingCashFlow: 150e6,
  capitalSpending: 50e6,
  dividends: 50e6,
  currentAssets: 400e6,
  currentLiabilities: 200e6,
  totalDebt: 300e6,
  totalEquity: 500e6,
  shares: 100e6,
  yearEndPriceCents: 2_000,
  ...more,
});

const years = (latest: Partial<CheckedYear> = {}, older: Partial<CheckedYear> = {}) => [
  // EPS 2 after 1, revenue up a tenth, margin 18.2% after 10%, return on equity 29%, debt to equity 0.43 after 0.6.
  year(2025, {
    revenue: 1_100e6,
    netIncome: 200e6,
    operatingCashFlow: 260e6,
    totalEquity: 700e6,
    dividends: 75e6,
    ...latest,
  }),
  ...[2024, 2023, 2022, 2021, 2020].map((fiscalYear) =>
    year(fiscalYear, { ...(fiscalYear < 2022 ? { revenue: 800e6 } : {}), ...older }),
  ),
];

const recommendations = (month: string, strongBuy: number, sell: number) => ({
  month,
  strongBuy,
  buy: 5,
  hold: 5,
  sell,
  strongSell: 0,
});

/** At $20 a share: P/E 10, market cap $2 billion, free cash flow $210 million. */
const sound: Checked = {
  years: years(),
  price: 20,
  sharesOutstanding: 100e6,
  medians: { peRatio: 15, revenueGrowth: 5 },
  targets: { lowCents: 1_700, meanCents: 2_600 },
  recommendations: [
    recommendations('2026-11-01', 8, 2),
    recommendations('2026-10-01', 9, 2),
    recommendations('2025-11-01', 4, 4),
  ],
  ownership: [
    { year: 2025, shareBp: 6_000 },
    { year: 2024, shareBp: 5_500 },
  ],
};

const answers = (checked: Checked) =>
  Object.fromEntries(companyChecks(checked).map(({ key, hasPassed }) => [key, hasPassed]));

/** A change that turns each check's result, and the new result: every check passes, and fails beyond its threshold. */
const turns: [key: string, change: Partial<Checked>, to: boolean | null][] = [
  ['pe-under-sector', { medians: { peRatio: 10, revenueGrowth: 5 } }, false],
  // EPS of 1.25 at a year-end price of 12.50 makes each older P/E 10, and so their median.
  [
    'pe-under-own',
    { years: years({ yearEndPriceCents: 2_000 }, { netIncome: 125e6, yearEndPriceCents: 1_250 }) },
    false,
  ],
  ['peg-under-one', { years: years({}, { netIncome: 190e6 }) }, false],
  ['price-to-book', { price: 21 }, false],
  ['free-cash-yield', { price: 53 }, false],
  ['price-under-target', { price: 20.81 }, false],
  ['target-above-price', { price: 26 }, false],
  ['low-target-near', { price: 21.26 }, false],
  ['buys-outnumber-sells', { recommendations: [recommendations('2026-11-01', 3, 4)] }, false],
  [
    'buys-growing',
    { recommendations: [recommendations('2026-11-01', 4, 4), recommendations('2025-11-01', 4, 4)] },
    false,
  ],
  [
    'funds-adding',
    {
      ownership: [
        { year: 2025, shareBp: 5_500 },
        { year: 2024, shareBp: 5_500 },
      ],
    },
    false,
  ],
  ['spending-covered', { years: years({ capitalSpending: 260_000_001 }) }, false],
  ['growth-above-sector', { medians: { peRatio: 15, revenueGrowth: 10.01 } }, false],
  // From 800 to 1,020 million in five years is 4.98 percent a year.
  ['five-year-growth', { years: years({ revenue: 1_020e6 }) }, false],
  ['five-profits', { years: years({}, { netIncome: 0 }) }, false],
  ['eps-grew', { years: years({ netIncome: 100e6 }) }, false],
  ['margin-rose', { years: years({ netIncome: 110e6 }) }, false],
  ['return-on-equity', { years: years({ totalEquity: 1_334e6 }) }, false],
  ['current-covered', { years: years({ currentLiabilities: 400_000_001 }) }, false],
  ['debt-under-equity', { years: years({ totalDebt: 701e6 }) }, false],
  ['debt-fell', { years: years({ totalDebt: 420e6 }) }, false],
  ['debt-covered', { years: years({ totalDebt: 1_301e6 }) }, false],
  ['cash-behind-income', { years: years({ operatingCashFlow: 199e6 }) }, false],
  ['few-new-shares', { years: years({ shares: 102_100_000 }) }, false],
  ['pays-dividend', { years: years({ dividends: 0 }) }, false],
  ['yield', { price: 38 }, false],
  ['covered-by-income', { years: years({ dividends: 151e6 }) }, false],
  ['covered-by-cash', { years: years({ dividends: 211e6 }) }, false],
  ['never-cut', { years: years({ dividends: 44e6 }) }, false],
  ['grown', { years: years({ dividends: 50e6 }) }, false],
  ['pe-under-sector', { years: years({ netIncome: -1 }) }, null],
  ['debt-under-equity', { years: years({ totalEquity: -5 }) }, null],
  ['price-under-target', { targets: null }, null],
  ['buys-growing', { recommendations: [recommendations('2026-11-01', 8, 2)] }, null],
  ['current-covered', { years: years({ currentAssets: null }) }, null],
  ['covered-by-income', { years: years({ dividends: 0 }) }, null],
  ['five-profits', { years: years().slice(0, 4) }, null],
];

describe('[B14] the company card', () => {
  it('has thirty checks, six per group, and a sound company passes all of them', () => {
    const checks = companyChecks(sound);
    expect(checks).toHaveLength(30);
    expect(new Set(checks.map(({ key }) => key)).size).toBe(30);
    expect(Object.values(Object.groupBy(checks, ({ group }) => group)).map((group) => group.length)).toEqual([
      6, 6, 6, 6, 6,
    ]);
    expect(checks.filter(({ hasPassed }) => !hasPassed)).toEqual([]);
  });

  it.each(turns)('%s depends on its figures', (key, change, to) => {
    expect(answers({ ...sound, ...change })[key]).toBe(to);
  });

  it('has thirty answers that change as in this table', () => {
    const turned = turns.filter(([, , to]) => to === false).map(([key]) => key);
    expect(turned.toSorted()).toEqual(
      companyChecks(sound)
        .map(({ key }) => key)
        .toSorted(),
    );
  });

  it('shows with each answer its inputs, its formula, and a link to an existing part of the page', () => {
    const parts = Object.values(stockParts).map((part) => `#${part}`);
    for (const { question, formula, inputs } of companyChecks(sound)) {
      expect(question).toMatch(/^[A-Z].*[^.?]$/);
      expect(formula).toMatch(/[<>≤≥]/);
      expect(inputs.length).toBeGreaterThan(0);
      for (const { value, href } of inputs) {
        expect(parts).toContain(href);
        expect(value).toMatch(/\d/);
      }
    }
  });

  it('gives no answer, and n/m, where nothing is known', () => {
    const nothing: Checked = {
      ...sound,
      years: [],
      price: null,
      sharesOutstanding: null,
      targets: null,
      recommendations: [],
      ownership: [],
      medians: { peRatio: null, revenueGrowth: null },
    };
    for (const { hasPassed, inputs } of companyChecks(nothing)) {
      expect(hasPassed).toBeNull();
      for (const { value } of inputs) expect(['n/m', '0']).toContain(value);
    }
  });
});
