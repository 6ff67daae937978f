import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { ProfileName } from './profiles';

export type ListedSymbol = {
  ticker: string;
  name: string;
  exchange: string;
  /** The month (1 to 12) in which the fiscal year ends. */
  fiscalYearEnd: number;
  industry: string;
  /** Parameters of the sample: the company's profile, and its approximate revenue and price. */
  profile: ProfileName;
  revenueMillions: number;
  price: number;
  /** True if the real company pays one: well-known facts must be true in the sample too. */
  paysDividend: boolean;
  /** The first trading day, if recent. */
  listedOn: DateOnly | null;
};

/** The index fund that prices are compared with. */
export const indexFund = {
  ticker: 'SPY',
  name: 'SPDR S&P 500 ETF Trust',
  exchange: 'NYSE Arca',
  fiscalYearEnd: 9,
  industry: null,
} as const;

const list = join(process.cwd(), 'lib/server/sample-data/market/symbols.tsv');

export const readSymbols = () => readFileSync(list, 'utf8').trimEnd().split('\n').map(toSymbol);

function toSymbol(line: string): ListedSymbol {
  const [
    ticker = '',
    name = '',
    exchange = '',
    fiscalYearEnd,
    industry = '',
    profile,
    revenue,
    price,
    dividend,
    listedOn,
  ] = line.split('\t');
  return {
    ticker,
    name,
    exchange,
    fiscalYearEnd: Number(fiscalYearEnd),
    industry,
    profile: profile as ProfileName,
    revenueMillions: Number(revenue),
    price: Number(price),
    paysDividend: dividend === 'pays',
    listedOn: listedOn ?? null,
  };
}
