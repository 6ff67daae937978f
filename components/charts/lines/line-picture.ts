import type { LineDrawing } from '@/lib/charts/line-drawing';
import type { ChartMeta } from '@/lib/charts/chart-csv';
import { chartPicture } from '../frame/chart-picture';
import { resolveColor } from '../frame/resolve-token';
import { svgImage } from '../frame/svg-image';

type Shown = { title: string; unit: string; meta: ChartMeta; drawing: LineDrawing };

/** Space for the axis labels, and for the last value next to its point. */
const left = 60;
const right = 64;
const below = 24;
const nameRoom = 90;

/** Exports the line as shown. On the page its labels are HTML, so they are drawn onto the image here. */
export async function linePicture(figure: Element | null | undefined, { title, unit, meta, drawing }: Shown) {
  const svg = figure?.querySelector<SVGSVGElement>('[role="img"] svg');
  if (!figure || !svg) throw new Error('There is no chart to save');
  const { width, height } = svg.getBoundingClientRect();
  const image = await svgImage(svg);
  const [text, muted, line] = ['--text', '--muted', '--line'].map((token) => resolveColor(figure, token));
  const font = `12px ${getComputedStyle(figure).fontFamily}`;
  const { ticks, end, names } = drawing;

  const draw = (pen: CanvasRenderingContext2D) => {
    const write = (words: string, x: number, y: number, color = '', align: CanvasTextAlign = 'left') => {
      pen.font = font;
      pen.fillStyle = color;
      pen.textAlign = align;
      pen.fillText(words, x, y);
    };
    for (const { top, label } of ticks) {
      const y = (top / 100) * height;
      pen.fillStyle = line ?? '';
      pen.fillRect(left, y, width, 1);
      write(label, 0, y + 4, muted);
    }
    pen.drawImage(image, left, 0, width, height);
    write(end.label, left + width + 8, (end.top / 100) * height + 4, text);
    // On a narrow page those between the ends would overlap.
    const shown =
      width < names.length * nameRoom ? names.filter((_, at) => at === 0 || at === names.length - 1) : names;
    for (const [index, name] of shown.entries()) {
      const along = shown.length > 1 ? index / (shown.length - 1) : 0;
      write(name, left + along * width, height + 18, muted, along === 0 ? 'left' : along === 1 ? 'right' : 'center');
    }
  };
  return chartPicture(
    figure,
    { width: left + width + right, height: height + below, draw },
    { title, unit, meta, legend: [] },
  );
}
