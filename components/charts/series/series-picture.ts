import type { Chart } from '@/lib/contracts/shared/market-meta';
import { chartPicture } from '../frame/chart-picture';
import { drawText, svgImage } from '../frame/svg-image';

type Shown = { title: string; unit: string; note: string; chart: Chart; shown: readonly number[] };

/** Exports the plot as shown, without hidden series. */
export async function seriesPicture(plot: Element | null, { title, unit, note, chart, shown }: Shown) {
  const drawing = plot?.querySelector('svg');
  if (!plot || !drawing) throw new Error('There is no chart to save');
  const { width, height } = drawing.getBoundingClientRect();
  const [image, swatches] = await Promise.all([svgImage(drawing), Promise.all(swatchesBeside(plot).map(svgImage))]);
  const legend = shown.flatMap((index, at) => {
    const swatch = swatches[at];
    return swatch ? [{ label: chart.series[index]?.label ?? '', swatch }] : [];
  });
  return chartPicture(
    plot,
    {
      width,
      height,
      draw: (pen) => {
        pen.drawImage(image, 0, 0, width, height);
        drawText(pen, drawing);
      },
    },
    { title, unit, note, meta: chart.meta, legend },
  );
}

/** The swatches of the visible series in the legend or key, in order. */
const swatchesBeside = (plot: Element): SVGSVGElement[] => [
  ...(plot
    .closest('section')
    ?.querySelectorAll<SVGSVGElement>('[data-legend] :is([aria-pressed="true"], [data-shown]) svg') ?? []),
];
