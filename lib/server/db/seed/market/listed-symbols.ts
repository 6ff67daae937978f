import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateOnly } from '@/lib/domain/dates';
import type { ProfileName } from './profiles';

export type ListedSymbol = {
  ticker: string;
  name: string;
  exchange: string;
  /** The month in which the fiscal year ends. */
  fiscalYearEnd: number;
  industry: string;
  /** What the sample draws its numbers from: a kind of company, and a size in round numbers. */
  profile: ProfileName;
  revenueMillions: number;
  price: number;
  /** The first day of trading, where that is not long ago. */
  listedOn: DateOnly | null;
};

/** The fund beside which stocks are compared. */
export const indexFund = {
  ticker: 'SPY',
  name: 'SPDR S&P 500 ETF Trust',
  exchange: 'NYSE Arca',
  fiscalYearEnd: 9,
  industry: null,
} as const;

const list = join(process.cwd(), 'lib/server/db/seed/market/symbols.tsv');

export const readSymbols = () => readFileSync(list, 'utf8').trimEnd().split('\n').map(toSymbol);

function toSymbol(line: string): ListedSymbol {
  const [ticker = '', name = '', exchange = '', fiscalYearEnd, industry = '', profile, revenue, price, listedOn] =
    line.split('\t');
  return {
    ticker,
    name,
    exchange,
    fiscalYearEnd: Number(fiscalYearEnd),
    industry,
    profile: profile as ProfileName,
    revenueMillions: Number(revenue),
    price: Number(price),
    listedOn: listedOn ?? null,
  };
}
