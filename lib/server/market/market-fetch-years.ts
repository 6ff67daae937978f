import { fiscalMonthOf } from '@/lib/server/providers/market-data/fiscal-year';
import type { Profile, YearlyRatios, YearlyStatement } from '@/lib/server/providers/market-data/market-data';
import { statementFigures } from '@/lib/domain/market/statement-figures';
import { ratioSource, fillYearEndPrices, saveStatements, type StatementValues } from './market-statements-repository';
import { saveProfile } from './market-writes-repository';
import { nothingThere, type Fetch, type FetchContext } from './market-fetch';

/**
 * Fetches yearly statements. If the provider's plan has none, uses those filed with the regulator; without those,
 * estimates from ratios.
 */
export const fetchFundamentals: Fetch = async (context) => {
  const { ticker, ask } = context;
  const profile = await ask('profile');
  if (!profile.ok) return profile;
  if (profile.data.currency !== 'USD') {
    return { ok: false, reason: 'unusable', why: 'the company does not report in US dollars' };
  }
  const statements = await askStatements(context);
  if (!statements.ok) return statements;
  // Ratios add year-end prices and are worth a call, but their failure must not delay the statements.
  const reply = await ask('ratios');
  const ratios = reply.ok ? reply.data : [];
  const isApproximate = statements.data.length === 0;
  const years = isApproximate ? estimate(ratios, profile.data) : statements.data;
  if (years.length === 0) return reply.ok ? nothingThere : reply;
  const priced = withPrices(years, ratios);
  const last = years.at(-1);
  const fiscalEnd = last ? { fiscalYearEnd: fiscalMonthOf(last.periodEnd) } : {};
  return {
    ok: true,
    save: async (tx, origin) => {
      await saveProfile(tx, ticker, { ...profile.data, ...fiscalEnd }, origin);
      const source = isApproximate ? ratioSource(origin.source) : origin.source;
      const kept = await saveStatements(tx, ticker, priced, { ...origin, source });
      if (kept > 0) await fillYearEndPrices(tx, ticker);
      return kept;
    },
  };
};

async function askStatements({ ask }: FetchContext) {
  const financials = await ask('financials');
  if (financials.ok ? financials.data.length > 0 : financials.reason !== 'premium') return financials;
  const reported = await ask('reported');
  // Not a failure at this point, because ratios may be available.
  if (!reported.ok && (reported.reason === 'premium' || reported.reason === 'not_found')) {
    return { ok: true, data: [] as YearlyStatement[] } as const;
  }
  return reported;
}

const nothingKnown = Object.fromEntries(statementFigures.map((name) => [name, null])) as Record<
  (typeof statementFigures)[number],
  null
>;

/**
 * Estimates revenue as sales per share times today's number of shares. That is precise enough for a chart, and marked
 * as approximate.
 */
function estimate(ratios: YearlyRatios[], { sharesOutstanding: shares }: Profile): YearlyStatement[] {
  return ratios.flatMap(({ fiscalYear, periodEnd, salesPerShare, netMargin }) => {
    if (!shares || salesPerShare === null) return [];
    const revenue = Math.round(salesPerShare * shares);
    const netIncome = netMargin === null ? null : Math.round(revenue * netMargin);
    return [{ ...nothingKnown, fiscalYear, periodEnd, revenue, netIncome, shares }];
  });
}

/** Adds each year's last price, computed from its price-to-earnings ratio and earnings per share. */
function withPrices(years: YearlyStatement[], ratios: YearlyRatios[]): StatementValues[] {
  const prices = new Map(
    ratios.map(({ fiscalYear, pe, eps }) => [fiscalYear, pe && eps ? Math.round(pe * eps * 100) : 0]),
  );
  return years.map((year) => {
    const cents = prices.get(year.fiscalYear) ?? 0;
    return { ...year, yearEndPriceCents: cents > 0 && cents < 2_000_000_000 ? cents : null };
  });
}
