import type { Chart } from '@/lib/contracts/market-meta';
import { db } from '../db/pool';
import type { PredictionRow } from '../db/schema/predictions';
import { listIndexPredictions } from '../repositories/sector-charts';
import { marketMeta } from './market-meta';
import type { SectorMetric } from './sector-charts';

const labels = {
  actual: 'Index',
  predicted: 'Predicted',
  low: 'Low end of the band',
  high: 'High end of the band',
  baseline: 'If nothing changes',
} as const;

/**
 * A sector's index by month beside what was predicted of it: each prediction stands at the month it was due, so past
 * ones can be held against what came, and open ones lie ahead.
 */
export async function drawPrediction({ sector, figures, freshness }: SectorMetric): Promise<Chart> {
  // A sample's index starts from another level than that of real prices: one is never drawn beside the other.
  const isSample = figures.some((figure) => figure.isSample);
  const listed = await listIndexPredictions(db(), sector.slug);
  const rows = listed.filter(({ prediction }) => prediction.isSample === isSample);
  // Of several that are due in a month the newest stands, as in a map the last entry does.
  const dueIn = new Map(rows.map(({ prediction }) => [prediction.dueOn.slice(0, 7), prediction]));
  const actualOf = new Map(figures.map(({ at, value }) => [at, value]));
  const from = figures[0]?.at ?? '';
  const months = [...new Set([...actualOf.keys(), ...dueIn.keys()])].filter((at) => at >= from).toSorted();
  const open = rows.filter(({ isSettled }) => !isSettled).map(({ prediction }) => prediction);
  return {
    title: `Predicted index of ${sector.name}`,
    series: Object.entries(labels).map(([key, label]) => ({ key, label, unit: 'index' })),
    points: months.map((at) => ({ at, values: [actualOf.get(at) ?? null, ...valuesOf(dueIn.get(at))] })),
    meta: marketMeta([...figures, ...rows.map(({ prediction }) => prediction)], {
      delay: 'prices',
      freshness,
      notes: [
        'Equal parts of every member, 100 at the start. Each prediction stands at the month it was due; the band held eight in ten of past errors. Not a recommendation.',
        ...methodsOf(open.length > 0 ? open : rows.map(({ prediction }) => prediction)),
        ...(open.length === 0 ? ['No prediction is open at present.'] : []),
      ],
    }),
  };
}

const valuesOf = (prediction: PredictionRow | undefined) =>
  prediction
    ? [prediction.predictedValue, prediction.lowValue, prediction.highValue, prediction.baselineValue]
    : [null, null, null, null];

const methodsOf = (rows: readonly PredictionRow[]) =>
  [...new Set(rows.map(({ method, horizonDays }) => `Rule ${method}, ${horizonDays} days ahead.`))].slice(-2);
