import type { DateOnly } from '@/lib/domain/shared/dates';
import type { ListedSector } from '../sectors';
import type { Sampled } from '../write';
import { companyEvents } from './company-events';
import { priceEvents } from './price-events';
import { sectorEvents } from './sector-events';
import type { Event, StoryKind } from './story';

export type Story = Event & { id: string; tickers: string[] };

const shownDays = 126;
/**
 * Min trading days between two stories of a kind in a sector, between two stories about a stock, and between two of a
 * kind about a stock.
 */
const kindGap = 3;
const stockGap = 3;
const stockKindGap = 40;
const maxPerSectorDay = 2;

/**
 * The stories of half a year, oldest first: the most unusual events of each day, with enough variety within each
 * sector. Annual reports are always included.
 */
export function chooseStories(sampled: readonly Sampled[], sectors: readonly ListedSector[], today: DateOnly): Story[] {
  const fund = sampled.find(({ company }) => company === null);
  if (!fund) return [];
  const { days } = fund.bars;
  const companyDays = Map.groupBy(
    sampled.flatMap((sample) => companyEvents(sample, today).map((event) => ({ sample, event }))),
    ({ event }) => event.day,
  );
  const sectorsOf = (ticker: string) =>
    sectors.filter(({ members }) => members.includes(ticker)).map(({ slug }) => slug);
  const spaced = createSpacing();
  const reports = [...companyDays.values()]
    .flat()
    .filter(({ event }) => event.kind === 'report')
    .map(({ sample, event }) => storyOf(sample.ticker, event, [sample.ticker]));
  const first = Math.max(0, days.length - shownDays);
  const chosen = days.slice(first).flatMap((day, index): Story[] => {
    const at = first + index;
    const ofSectors = sectors.flatMap(({ slug, name, members }) =>
      sectorEvents(
        name,
        sampled.filter(({ ticker }) => members.includes(ticker)),
        fund,
        at,
      ).map(({ tickers, ...event }) => storyOf(slug, event, tickers)),
    );
    const candidates = [
      ...(companyDays.get(day) ?? []).filter(({ event }) => event.kind !== 'report'),
      ...sampled
        .filter(({ shownFrom }) => shownFrom <= day)
        .flatMap((sample) => priceEvents(sample.name, sample.bars, at).map((event) => ({ sample, event }))),
    ].toSorted((one, other) => other.event.weight - one.event.weight);
    const ofStocks = candidates
      .filter(({ sample: { ticker }, event: { kind } }) => spaced(ticker, sectorsOf(ticker), kind, at))
      .map(({ sample, event }) => storyOf(sample.ticker, event, [sample.ticker]));
    return [...ofSectors, ...ofStocks];
  });
  return [...reports, ...chosen].filter(({ day }) => day < today);
}

const storyOf = (subject: string, event: Event, tickers: string[]): Story => ({
  ...event,
  id: `sample-${event.kind}-${subject}-${event.day}`,
  tickers,
});

/** Returns a function that checks whether another story fits and, if so, counts it. */
function createSpacing() {
  const lastAt = new Map<string, number>();
  const counts = new Map<string, number>();
  return (ticker: string, slugs: readonly string[], kind: StoryKind, at: number) => {
    const isFree = (key: string, gap: number) => at - (lastAt.get(key) ?? -Infinity) >= gap;
    const perDay = (slug: string) => counts.get(`${slug} ${at}`) ?? 0;
    if (!isFree(ticker, stockGap) || !isFree(`${ticker} ${kind}`, stockKindGap)) return false;
    if (slugs.some((slug) => !isFree(`${slug} ${kind}`, kindGap) || perDay(slug) >= maxPerSectorDay)) return false;
    for (const key of [ticker, `${ticker} ${kind}`, ...slugs.map((slug) => `${slug} ${kind}`)]) lastAt.set(key, at);
    for (const slug of slugs) counts.set(`${slug} ${at}`, perDay(slug) + 1);
    return true;
  };
}
