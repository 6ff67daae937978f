import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import { indexByDay } from '@/lib/domain/market/market-series';
import { horizons, scorePrediction, momentumRule, outlookAt } from '@/lib/domain/research/predictions';
import type { Tx } from '@/lib/server/platform/db/pool';
import { predictionOutcomes, predictions } from '@/lib/server/platform/db/schema/predictions';
import { insertRows } from './insert-rows';
import type { ListedSector } from './sectors';
import type { Sampled } from './write';

/** A series of prices: a stock's closes, or a sector's index. */
type Line = { scope: 'sector' | 'stock'; subject: string; days: readonly DateOnly[]; values: readonly number[] };

/** Forecasts are four weeks apart and cover two years. */
const everyDays = 28;
const times = 26;

/**
 * Generates what the model would have predicted over the past two years, each from the prices known at the time, with
 * the results. The latest predictions are still open. None are left out.
 */
export async function writeForecasts(tx: Tx, sampled: readonly Sampled[], sectors: readonly ListedSector[]) {
  const lines = [...sampled.map(stockLine), ...sectors.map((sector) => sectorLine(sector, sampled))];
  const forecasts = lines.flatMap(forecastsOn);
  await insertRows(
    tx,
    predictions,
    forecasts.map(({ said }) => said),
  );
  await insertRows(
    tx,
    predictionOutcomes,
    forecasts.flatMap(({ came }) => came),
  );
}

function forecastsOn({ scope, subject, days, values }: Line) {
  const at = new Map(days.map((day, index) => [day, index]));
  const last = days.at(-1) ?? '';
  return Array.from({ length: times }, (_, index) => tradingDayUpTo(addDays(last, -everyDays * index))).flatMap((day) =>
    (['price', 'timing'] as const).flatMap((kind) => {
      const horizonDays = horizons[kind];
      const outlook = outlookAt(values, at.get(day) ?? -1, horizonDays);
      if (!outlook) return [];
      const id = `sample-${kind}-${subject.toLowerCase()}-${day}`;
      const dueOn = addDays(day, horizonDays);
      const issuedAt = new Date(`${day}T21:30:00Z`);
      const from = { source: 'sample', isSample: true, asOf: issuedAt };
      const prediction = {
        id,
        kind,
        scope,
        subject,
        issuedAt,
        horizonDays,
        dueOn,
        method: momentumRule,
        ...outlook,
        ...from,
      };
      const actualValue = dueOn > last ? undefined : values[at.get(tradingDayUpTo(dueOn)) ?? -1];
      if (actualValue === undefined) return [{ said: prediction, came: [] }];
      const settledAt = new Date(`${dueOn}T22:00:00Z`);
      return [
        {
          said: prediction,
          came: [{ predictionId: id, settledAt, actualValue, ...scorePrediction(kind, outlook, actualValue) }],
        },
      ];
    }),
  );
}

function stockLine({ ticker, bars, shownFrom }: Sampled): Line {
  const from = bars.days.findIndex((day) => day >= shownFrom);
  const values = bars.close.slice(from).map((cents) => cents / 100);
  return { scope: 'stock', subject: ticker, days: bars.days.slice(from), values };
}

/** The equal-weighted index of a sector's members, from the second month on. */
function sectorLine({ slug, members }: ListedSector, sampled: readonly Sampled[]): Line {
  const sectorMembers = sampled.filter(({ ticker }) => members.includes(ticker));
  const shownFrom = sectorMembers.map((sample) => sample.shownFrom).toSorted()[0] ?? '';
  const days = (sectorMembers[0]?.bars.days ?? []).filter((day) => day >= shownFrom);
  const offset = (sectorMembers[0]?.bars.days.length ?? 0) - days.length;
  const prices = sectorMembers.map(({ bars, shownFrom: from }) =>
    days.map((day, index) => (day < from ? null : (bars.close[offset + index] ?? null))),
  );
  const levels = indexByDay(days, prices);
  const from = levels.findIndex((level) => level !== null);
  const values = levels.slice(from).map((level, index) => level ?? levels[from + index - 1] ?? 0);
  return { scope: 'sector', subject: slug, days: days.slice(from), values };
}
