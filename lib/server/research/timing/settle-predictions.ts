import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import { scorePrediction } from '@/lib/domain/research/predictions';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { insertOutcomes, listUnsettled } from './predictions-repository';
import { readSectorLine, readStockLines, type PriceLine } from './price-lines';

const atOnce = 200;

type Due = Awaited<ReturnType<typeof listUnsettled>>[number];

/**
 * Settles due predictions, once each, with the close of the last trading day up to the due date, as soon as it is
 * known. The change since the issue is measured on current prices, which are adjusted for later splits, and applied to
 * the value at issue. Returns how many were settled.
 */
export async function settlePredictions(): Promise<number> {
  const today = utcDay(now());
  let settled = 0;
  for (let after = { dueOn: '0001-01-01', id: '' }; ;) {
    const due = await listUnsettled(db(), { today, after, limit: atOnce });
    const last = due.at(-1);
    if (!last) return settled;
    const lineOf = await readLines(due);
    const outcomes = due.flatMap((prediction) => {
      const actualValue = actualOf(prediction, lineOf(prediction));
      return actualValue === null
        ? []
        : [
            {
              predictionId: prediction.id,
              settledAt: now(),
              actualValue,
              ...scorePrediction(prediction.kind, prediction, actualValue),
            },
          ];
    });
    await transaction((tx) => insertOutcomes(tx, outcomes));
    settled += outcomes.length;
    after = last;
  }
}

/**
 * The price series for a batch of predictions, from its oldest issue, plus a month because an index needs the month
 * before.
 */
async function readLines(due: readonly Due[]) {
  const since = addDays(due.map(({ asOfDay }) => asOfDay).toSorted()[0] ?? '', -40);
  const subjects = (scope: Due['scope']) => [
    ...new Set(due.filter((prediction) => prediction.scope === scope).map(({ subject }) => subject)),
  ];
  const lines: PriceLine[] = await readStockLines(db(), subjects('stock'), since);
  for (const slug of subjects('sector')) {
    const line = await readSectorLine(db(), slug, since);
    if (line) lines.push(line);
  }
  return ({ scope, subject }: Due) => lines.find((line) => line.scope === scope && line.subject === subject);
}

/**
 * The actual value; null while the close is unknown, and when a sample would be measured by real prices or the reverse.
 */
function actualOf(prediction: Due, line: PriceLine | undefined) {
  if (!line || line.isSample !== prediction.isSample) return null;
  if ((line.days.at(-1) ?? '') < tradingDayUpTo(prediction.dueOn)) return null;
  const valueUpTo = (day: string) => line.values[line.days.findLastIndex((known) => known <= day)];
  const [start, actual] = [valueUpTo(prediction.asOfDay), valueUpTo(prediction.dueOn)];
  return start === undefined || actual === undefined ? null : (prediction.startValue * actual) / start;
}
