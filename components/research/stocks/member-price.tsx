import { useMemo } from 'react';
import { CandlesCard } from '@/components/charts/candles/candles-card';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { chartsContract } from '@/lib/contracts/research/charts';
import { indexFund, shownRanges, type CandleRange } from '@/lib/domain/research/research';

type MemberPriceProps = { ticker: string; words: { title: string; beside: string } };

/** A member's price chart: every range, with the market beside it on demand. */
export function MemberPrice({ ticker, words }: MemberPriceProps) {
  const beside = useMemo(
    () =>
      ticker === indexFund
        ? undefined
        : { label: words.beside, name: indexFund, load: (range: CandleRange) => readCandles(indexFund, range) },
    [ticker, words.beside],
  );
  return (
    <CandlesCard
      name={`${ticker}-candles`}
      title={words.title}
      level={2}
      ranges={shownRanges}
      range="1y"
      load={(range) => readCandles(ticker, range)}
      {...(beside ? { beside } : {})}
    />
  );
}

const readCandles = (symbol: string, range: CandleRange) =>
  createClient(chartsContract, browserHttp()).candles({ query: { symbol, range } });
