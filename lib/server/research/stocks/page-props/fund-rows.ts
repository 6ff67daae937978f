import { changeSign, changeText, notKnown, price } from '@/lib/content/market/market-figures';
import { stockCopy } from '@/lib/content/research/stocks';
import type { FundFigures, SymbolPage } from '@/lib/contracts/research/symbols';
import { compactMoney } from '@/lib/domain/shared/compact-money';
import { fullDate } from '@/lib/domain/shared/dates';
import { unranked, yearRange, type KeyFigure, type KeyFigures } from './key-figure';

const { fund: copy } = stockCopy;

/** A fund's prices, volume and returns as two tables. */
export function fundFigures(
  symbol: Pick<SymbolPage, 'yearHigh' | 'yearLow' | 'priceDay'>,
  fund: FundFigures,
): KeyFigures {
  const { open, low, high, previousClose, volume, averageVolume, returns, maxDrawdown } = fund;
  const day = symbol.priceDay === null ? '' : fullDate(symbol.priceDay);
  const row = (label: string, note: string, value: string): KeyFigure => ({ ...unranked, label, note, value });
  return {
    sector: null,
    rows: [
      row(copy.previous, '', price(previousClose)),
      row(copy.open, day, price(open)),
      row(copy.range, day, low === null ? notKnown : `${price(low)} – ${price(high)}`),
      row(copy.volume, day, shares(volume)),
      row(copy.averageVolume, copy.averageNote, shares(averageVolume)),
      ...yearRange(symbol),
    ],
    returns: {
      title: copy.returns,
      rows: [
        ...returns.flatMap(returnRow),
        {
          ...row(copy.drawdown, copy.drawdownNote, maxDrawdown === null ? notKnown : changeText(maxDrawdown)),
          sign: changeSign(maxDrawdown ?? 0),
        },
      ],
    },
  };
}

/** A row with a fund's return; none if the range begins before the first price, as on the chart. */
function returnRow({ range, since, change, yearly }: FundFigures['returns'][number]): KeyFigure[] {
  if (change === null || since === null) return [];
  const day = fullDate(since);
  return [
    {
      ...unranked,
      label: copy.ranges[range],
      note: yearly === null ? copy.since(day) : copy.yearly(changeText(yearly), day),
      value: changeText(change),
      sign: changeSign(change),
    },
  ];
}

const shares = (count: number | null) => (count === null ? notKnown : compactMoney(Math.round(count)));
