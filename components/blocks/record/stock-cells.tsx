import { Sparkline } from '@/components/charts/lines/sparkline';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { changeText, notKnown, price } from '@/lib/content/market/market-figures';
import type { SymbolRow } from '@/lib/contracts/research/symbols';
import { fullDate } from '@/lib/domain/shared/dates';
import { yearChange, yearSummary } from '@/lib/domain/market/year-change';
import { DatedPrice, StockName } from './stock-name';

/** The cells of a stock, shared by all tables of stocks. */

export const toStock = ({ ticker, name }: Pick<SymbolRow, 'ticker' | 'name'>) => (
  <StockName ticker={ticker} name={name} />
);

export const toPrice = ({ price: amount, priceDay }: Pick<SymbolRow, 'price' | 'priceDay'>) => (
  <DatedPrice text={price(amount)} day={priceDay && fullDate(priceDay)} />
);

export const toChange = (change: number | null) =>
  change === null ? (
    notKnown
  ) : (
    <SignedFigure of={change} hasMark>
      {changeText(change)}
    </SignedFigure>
  );

export function toYear({ ticker, weekly }: Pick<SymbolRow, 'ticker' | 'weekly'>) {
  const change = yearChange(weekly);
  if (change === null) return <VisuallyHidden>{notKnown}</VisuallyHidden>;
  return <Sparkline values={weekly} summary={yearSummary(ticker, weekly, change)} />;
}
