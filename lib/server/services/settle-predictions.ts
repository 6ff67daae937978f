import { addDays } from '@/lib/domain/calendar-days';
import { tradingDayUpTo } from '@/lib/domain/market-calendar';
import { judge } from '@/lib/domain/predictions';
import { now } from '@/lib/server/clock';
import { db, transaction } from '@/lib/server/db/pool';
import { insertOutcomes, listUnsettled } from '@/lib/server/repositories/predictions';
import { readSectorLine, readStockLines, type PriceLine } from './price-lines';

const atOnce = 200;

type Due = Awaited<ReturnType<typeof listUnsettled>>[number];

/**
 * Writes down what came of the predictions that are due, once: by the close of the last trading day up to that day,
 * as soon as there is one. The change since the issue is measured on today's prices, which a later split has adjusted
 * throughout, and is put on the value that was told. Answers how many.
 */
export async function settlePredictions(): Promise<number> {
  const today = now().toISOString().slice(0, 10);
  let settled = 0;
  for (let after = { dueOn: '0001-01-01', id: '' }; ;) {
    const due = await listUnsettled(db(), { today, after, limit: atOnce });
    const last = due.at(-1);
    if (!last) return settled;
    const lineOf = await readLines(due);
    const outcomes = due.flatMap((said) => {
      const actualValue = actualOf(said, lineOf(said));
      return actualValue === null
        ? []
        : [{ predictionId: said.id, settledAt: now(), actualValue, ...judge(said.kind, said, actualValue) }];
    });
    await transaction((tx) => insertOutcomes(tx, outcomes));
    settled += outcomes.length;
    after = last;
  }
}

/** The lines that a batch needs, from its oldest issue on; a month more, because an index needs a month before it. */
async function readLines(due: readonly Due[]) {
  const since = addDays(due.map(({ asOfDay }) => asOfDay).toSorted()[0] ?? '', -40);
  const subjects = (scope: Due['scope']) => [
    ...new Set(due.filter((said) => said.scope === scope).map(({ subject }) => subject)),
  ];
  const lines: PriceLine[] = await readStockLines(db(), subjects('stock'), since);
  for (const slug of subjects('sector')) {
    const line = await readSectorLine(db(), slug, since);
    if (line) lines.push(line);
  }
  return ({ scope, subject }: Due) => lines.find((line) => line.scope === scope && line.subject === subject);
}

/** Nothing while the close of the day is not known, and nothing where a sample would be judged by real prices. */
function actualOf(said: Due, line: PriceLine | undefined) {
  if (!line || line.isSample !== said.isSample) return null;
  if ((line.days.at(-1) ?? '') < tradingDayUpTo(said.dueOn)) return null;
  const valueUpTo = (day: string) => line.values[line.days.findLastIndex((known) => known <= day)];
  const [start, actual] = [valueUpTo(said.asOfDay), valueUpTo(said.dueOn)];
  return start === undefined || actual === undefined ? null : (said.startValue * actual) / start;
}
