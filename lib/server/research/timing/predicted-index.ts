import type { Chart } from '@/lib/contracts/shared/market-meta';
import { db } from '@/lib/server/platform/db/pool';
import type { PredictionRow } from '@/lib/server/platform/db/schema/predictions';
import { listIndexPredictions, type SectorFigures } from '../sectors/sector-charts-repository';
import { marketMeta } from '@/lib/server/market/market-meta';
import type { Freshness } from '@/lib/domain/market/market-refresh';

type Metric = SectorFigures & { freshness: Freshness };

const labels = {
  actual: 'Index',
  predicted: 'Predicted',
  low: 'Error band low',
  high: 'Error band high',
  baseline: 'Baseline (no change)',
} as const;

/**
 * A sector's monthly index with its predictions. Each prediction is shown in its due month, so that past ones can be
 * compared with the actual value and open ones lie ahead.
 */
export async function drawPrediction({ sector, figures, freshness }: Metric): Promise<Chart> {
  // Sample indexes and indexes of real prices have different base levels, so they are never drawn together.
  const isSample = figures.some((figure) => figure.isSample);
  const listed = await listIndexPredictions(db(), sector.slug);
  const rows = listed.filter(({ prediction }) => prediction.isSample === isSample);
  // If several predictions are due in a month, the latest one replaces the others in the map.
  const dueIn = new Map(rows.map(({ prediction }) => [prediction.dueOn.slice(0, 7), prediction]));
  const actualOf = new Map(figures.map(({ at, value }) => [at, value]));
  const from = figures[0]?.at ?? '';
  const months = [...new Set([...actualOf.keys(), ...dueIn.keys()])].filter((at) => at >= from).toSorted();
  const open = rows.filter(({ isSettled }) => !isSettled).map(({ prediction }) => prediction);
  return {
    title: `${sector.name} index forecast`,
    series: Object.entries(labels).map(([key, label]) => ({ key, label, unit: 'index' })),
    points: months.map((at) => ({ at, values: [actualOf.get(at) ?? null, ...valuesOf(dueIn.get(at))] })),
    meta: marketMeta([...figures, ...rows.map(({ prediction }) => prediction)], {
      delay: 'prices',
      freshness,
      notes: [
        'Equal-weighted and indexed to 100. Each forecast is shown in the month it was due. The band covers 80% of past errors. Not a recommendation.',
        ...methodsOf(open.length > 0 ? open : rows.map(({ prediction }) => prediction)),
        ...(open.length === 0 ? ['No open forecast.'] : []),
      ],
    }),
  };
}

const valuesOf = (prediction: PredictionRow | undefined) =>
  prediction
    ? [prediction.predictedValue, prediction.lowValue, prediction.highValue, prediction.baselineValue]
    : [null, null, null, null];

const methodsOf = (rows: readonly PredictionRow[]) =>
  [...new Set(rows.map(({ method, horizonDays }) => `Model: ${method}, ${horizonDays} days ahead.`))].slice(-2);
