import { sampleNote, samplePrefix } from '@/lib/content/research/stories';
import { addDays, monthName } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { isTradingDay } from '@/lib/domain/shared/calendar/market-calendar';
import { growth } from '@/lib/domain/market/market-formulas';
import { medianOf } from '@/lib/domain/market/market-series';
import type { Tx } from '@/lib/server/platform/db/pool';
import { newsArticles, newsSymbols } from '@/lib/server/platform/db/schema/news';
import { sectorStocksTitle } from '@/lib/domain/research/sectors';
import { monthsUpTo } from './opinions';
import { insertRows } from './insert-rows';
import type { ListedSector } from './sectors';
import type { Sampled } from './write';

/** States that it is a sample; quotes no person and has no URL. */
type Story = { id: string; headline: string; summary: string; day: DateOnly; tickers: string[] };

const months = 6;

/** Generates stories from the sample's own numbers: each year's report, each month's prices, each sector's month. */
export async function writeStories(
  tx: Tx,
  sampled: readonly Sampled[],
  sectors: readonly ListedSector[],
  today: DateOnly,
) {
  const ends = monthsUpTo(today, months + 1);
  const stories = [
    ...sampled.flatMap((sample) => [...reportStories(sample), ...monthStories(sample, ends)]),
    ...sectors.flatMap((sector) => sectorStories(sector, sampled, ends)),
  ].filter(({ day }) => day < today);
  const rows = stories.map(({ tickers, day, ...story }, index) => {
    // Minutes apart, so that the order is defined.
    const publishedAt = new Date(
      `${day}T12:${String(index % 60).padStart(2, '0')}:${String(index % 59).padStart(2, '0')}Z`,
    );
    const mark = { origin: 'market' as const, publisher: 'Sample feed', source: 'sample', isSample: true };
    return { tickers, row: { ...story, ...mark, publishedAt, asOf: publishedAt, fingerprint: `sample ${story.id}` } };
  });
  await insertRows(
    tx,
    newsArticles,
    rows.map(({ row }) => row),
  );
  const links = rows.flatMap(({ row: { id, publishedAt }, tickers }) =>
    tickers.map((ticker) => ({ ticker, articleId: id, publishedAt })),
  );
  await insertRows(tx, newsSymbols, links);
}

function reportStories({ ticker, name, statements }: Sampled): Story[] {
  return statements.slice(-2).map((year): Story => {
    const grown = growth(
      year.revenue,
      statements.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1)?.revenue,
    );
    const result = (year.netIncome ?? 0) < 0 ? 'a loss' : 'net income';
    return {
      id: `sample-report-${ticker}-${year.fiscalYear}`,
      headline: `${samplePrefix}${name} reports fiscal year ${year.fiscalYear}`,
      summary: `Revenue came to ${dollars(year.revenue ?? 0)}${grown === null ? '' : `, ${moved(grown)} the year before`}, with ${result} of ${dollars(Math.abs(year.netIncome ?? 0))}. ${sampleNote}`,
      day: year.asOf.toISOString().slice(0, 10),
      tickers: [ticker],
    };
  });
}

function monthStories(sample: Sampled, starts: readonly DateOnly[]): Story[] {
  return starts.slice(1).flatMap((end, index): Story[] => {
    const start = starts[index] ?? end;
    const change = changeOver(sample, start, end);
    if (change === null) return [];
    return [
      {
        id: `sample-month-${sample.ticker}-${start}`,
        headline: `${samplePrefix}${sample.name} ${change < 0 ? 'loses' : 'gains'} ${tenth(Math.abs(change))}% in ${monthName(start)}`,
        summary: `The sample share price closed the month ${moved(change)} the end of the previous month. ${sampleNote}`,
        day: nextTradingDay(end),
        tickers: [sample.ticker],
      },
    ];
  });
}

function sectorStories(
  { slug, name, members }: ListedSector,
  sampled: readonly Sampled[],
  starts: readonly DateOnly[],
): Story[] {
  const sectorMembers = sampled.filter(({ ticker }) => members.includes(ticker));
  return starts.slice(1).flatMap((end, index): Story[] => {
    const start = starts[index] ?? end;
    const changes = sectorMembers
      .map(({ ticker, ...rest }) => ({ ticker, change: changeOver({ ticker, ...rest }, start, end) ?? 0 }))
      .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
    const middle = medianOf(changes.map(({ change }) => change));
    const tickers = changes.slice(0, 3).map(({ ticker }) => ticker);
    if (middle === null) return [];
    return [
      {
        id: `sample-sector-${slug}-${start}`,
        headline: `${samplePrefix}${sectorStocksTitle(name)} in ${monthName(start)}`,
        summary: `${changes.filter(({ change }) => change > 0).length} of ${sectorMembers.length} stocks rose. The median stock ended the month ${moved(middle)} the previous one. ${tickers.join(', ')} moved the most. ${sampleNote}`,
        day: nextTradingDay(addDays(end, 1)),
        tickers,
      },
    ];
  });
}

function changeOver({ bars: { days, close }, shownFrom }: Sampled, start: DateOnly, end: DateOnly) {
  const closeBefore = (day: DateOnly) => close[days.findLastIndex((known) => known < day && known >= shownFrom)];
  return growth(closeBefore(end), closeBefore(start));
}

function nextTradingDay(day: DateOnly) {
  let next = day;
  while (!isTradingDay(next)) next = addDays(next, 1);
  return next;
}

const tenth = (value: number) => value.toFixed(1);
const moved = (change: number) => `${tenth(Math.abs(change))}% ${change < 0 ? 'below' : 'above'}`;

function dollars(amount: number) {
  const size = Math.abs(amount) >= 1e9 ? ([1e9, 'billion'] as const) : ([1e6, 'million'] as const);
  return `$${(amount / size[0]).toFixed(1)} ${size[1]}`;
}
