import type { Chart } from '@/lib/contracts/market-meta';
import { chartPicture } from './chart-picture';
import { svgImage } from './svg-image';

type Shown = { title: string; unit: string; chart: Chart; shown: readonly number[] };

/** The plot as it stands on the page, with what is switched off left out. */
export async function seriesPicture(plot: Element | null, { title, unit, chart, shown }: Shown) {
  const drawing = plot?.querySelector('svg');
  if (!plot || !drawing) throw new Error('There is no drawing to keep');
  const { width, height } = drawing.getBoundingClientRect();
  const legend = shown.map((index) => ({ label: chart.series[index]?.label ?? '', token: `--series-${index}` }));
  return chartPicture(
    plot,
    { image: await svgImage(drawing), width, height },
    { title, unit, meta: chart.meta, legend: chart.series.length > 1 ? legend : [] },
  );
}
