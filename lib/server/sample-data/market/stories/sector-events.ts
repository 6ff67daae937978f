import { weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { growth } from '@/lib/domain/market/market-formulas';
import { medianOf } from '@/lib/domain/market/market-series';
import { sectorStocksTitle } from '@/lib/domain/research/sectors';
import type { Sampled } from '../write';
import { monthInText, tenth, type Event } from './story';

/** How a sector's stocks did over a period, and the tickers that the story names. */
export type SectorEvent = Event & { tickers: string[] };

/** Fraction of stocks moving in the same direction from which their number becomes the headline. */
const nearlyAll = 0.8;
/** Min difference from the index fund, in percentage points, that becomes the headline. */
const clearGap = 1.5;

/** Stories about the week on its last trading day, and about the month on its last trading day. */
export function sectorEvents(name: string, members: readonly Sampled[], fund: Sampled, at: number): SectorEvent[] {
  const { days } = fund.bars;
  const [day = '', next] = [days[at], days[at + 1]];
  // Without a next day, the week's last trading day is not known: only a Friday counts.
  const isWeekEnd = next === undefined ? weekday(day) === 5 : weekday(next) < weekday(day);
  const isMonthEnd = next !== undefined && next.slice(0, 7) !== day.slice(0, 7);
  const weekBefore = days.findLastIndex((one, index) => index < at && weekday(days[index + 1] ?? one) < weekday(one));
  const monthBefore = days.findLastIndex((one) => one.slice(0, 7) < day.slice(0, 7));
  return [
    ...(isWeekEnd
      ? weekOf(sectorStocksTitle(name), name, changesOf(members, weekBefore, at), changeOf(fund, weekBefore, at), day)
      : []),
    ...(isMonthEnd
      ? monthOf(sectorStocksTitle(name), changesOf(members, monthBefore, at), changeOf(fund, monthBefore, at), day)
      : []),
  ];
}

type Change = { ticker: string; name: string; change: number };

const changeOf = ({ bars: { close, days }, shownFrom }: Sampled, from: number, to: number) =>
  (days[from] ?? '') < shownFrom ? null : growth(close[to], close[from]);

/** The changes of members with a known change, best first. */
const changesOf = (members: readonly Sampled[], from: number, to: number) =>
  members
    .flatMap((member): Change[] => {
      const change = changeOf(member, from, to);
      return change === null ? [] : [{ ticker: member.ticker, name: member.name, change }];
    })
    .toSorted((one, other) => other.change - one.change);

function weekOf(
  stocks: string,
  sector: string,
  changes: readonly Change[],
  fund: number | null,
  day: string,
): SectorEvent[] {
  const [best, second] = changes;
  const worst = changes.at(-1);
  const middle = medianOf(changes.map(({ change }) => change));
  if (!best || !second || !worst || middle === null || fund === null) return [];
  const story = (headline: string, summary: string, told: readonly Change[]) => [
    { kind: 'sector-week' as const, day, weight: 7, headline, summary, tickers: told.map(({ ticker }) => ticker) },
  ];
  const risen = changes.filter(({ change }) => change > 0).length;
  const ends = `${best.name} ${moved(best)}, ${worst.name} ${moved(worst)}.`;
  if (risen >= nearlyAll * changes.length || risen <= (1 - nearlyAll) * changes.length) {
    const isRise = risen * 2 > changes.length;
    const count = isRise ? risen : changes.length - risen;
    const all = count === changes.length ? `All ${count} ${stocks}` : `${count} of ${changes.length} ${stocks}`;
    return story(
      `${all} ${isRise ? 'rise' : 'fall'} this week`,
      `The median stock ${moved({ change: middle })}. ${ends}`,
      [best, worst],
    );
  }
  if (Math.abs(middle - fund) >= clearGap) {
    const isAhead = middle > fund;
    return story(
      `${stocks} ${isAhead ? 'beat' : 'trail'} the S&P 500 fund by ${tenth(middle - fund)} points this week`,
      `The median stock ${moved({ change: middle })} while SPY ${moved({ change: fund })}. ${ends}`,
      [best, worst],
    );
  }
  const lead = best.change >= -worst.change ? best : worst;
  const other = lead === best ? worst : best;
  return story(
    lead === best
      ? `${lead.name} leads ${stocks} this week at ${signed(lead.change)}`
      : `${lead.name} is the weakest ${stocks.slice(0, -1)} this week at ${signed(lead.change)}`,
    `${lead === best ? `${second.name} follows at ${signed(second.change)}. ` : ''}${other.name} ${moved(other)}. ${risen} of ${changes.length} stocks in ${sector} rose.`,
    [lead, ...(lead === best ? [second] : []), other],
  );
}

function monthOf(stocks: string, changes: readonly Change[], fund: number | null, day: string): SectorEvent[] {
  const [best, worst] = [changes[0], changes.at(-1)];
  const middle = medianOf(changes.map(({ change }) => change));
  if (!best || !worst || middle === null || fund === null) return [];
  const month = monthInText(day, day);
  return [
    {
      kind: 'sector-month',
      day,
      weight: 8,
      headline: `${stocks} ${middle < 0 ? 'lose' : 'gain'} ${tenth(middle)}% in ${month}, led by ${best.name}`,
      summary: `That is the median of ${changes.length} stocks; SPY ${moved({ change: fund })}. ${best.name} ${moved(best)} and ${worst.name} ${moved(worst)}.`,
      tickers: [best.ticker, worst.ticker],
    },
  ];
}

const moved = ({ change }: { change: number }) => `${change < 0 ? 'fell' : 'rose'} ${tenth(change)}%`;
const signed = (change: number) => `${change < 0 ? '−' : '+'}${tenth(change)}%`;
