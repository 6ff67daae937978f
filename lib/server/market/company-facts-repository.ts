import { sql } from 'drizzle-orm';
import { topicLists } from '@/lib/domain/market/topic-lists';
import type { Checked } from '@/lib/domain/research/company-checks/facts';
import type { Handle } from '@/lib/server/platform/db/pool';

/** Input of the company's checks, besides its latest figures. */
export type CompanyFacts = Omit<Checked, 'price' | 'sharesOutstanding'>;

/**
 * All facts in a single row, for any number of years and months. Medians are those of the sector that `closestSector`
 * chooses, as beside the key figures.
 */
export async function findCompanyFacts(handle: Handle, ticker: string): Promise<CompanyFacts> {
  const { rows } = await handle.execute<CompanyFacts>(sql`
    select
      coalesce((select jsonb_agg(to_jsonb(y)) from (
        select fiscal_year as "fiscalYear", revenue, net_income as "netIncome",
          operating_cash_flow as "operatingCashFlow", capital_spending as "capitalSpending", dividends,
          current_assets as "currentAssets", current_liabilities as "currentLiabilities", total_debt as "totalDebt",
          total_equity as "totalEquity", shares, year_end_price_cents as "yearEndPriceCents"
        from yearly_fundamentals where ticker = ${ticker} order by fiscal_year desc limit 10) y), '[]') as years,
      coalesce((select jsonb_agg(to_jsonb(r)) from (
        select month, strong_buy as "strongBuy", buy, hold, sell, strong_sell as "strongSell"
        from recommendations where ticker = ${ticker} order by month desc limit 24) r), '[]') as recommendations,
      coalesce((select jsonb_agg(to_jsonb(o)) from (
        select year, share_bp as "shareBp" from fund_ownership where ticker = ${ticker} order by year desc limit 10) o
      ), '[]') as ownership,
      (select jsonb_build_object('lowCents', low_cents, 'meanCents', mean_cents)
        from price_targets where ticker = ${ticker} order by day desc limit 1) as targets,
      (select jsonb_build_object(
          'peRatio', percentile_cont(0.5) within group (order by f.pe_ratio),
          'revenueGrowth', percentile_cont(0.5) within group (order by f.revenue_growth))
        from sector_symbols m join symbol_figures f on f.ticker = m.ticker
        where m.slug = (select s.slug from sector_symbols own join sectors s on s.slug = own.slug
          where own.ticker = ${ticker}
          order by s.slug = any(${sql.param(topicLists)}::text[]), s.rank limit 1)) as medians`);
  const [facts] = rows;
  if (!facts) throw new Error('A select without a from clause returned no row.');
  return facts;
}
