import { productName } from '@/lib/content/shared/product';
import type { ChartMeta } from '@/lib/charts/chart-csv';
import { dayOf } from '@/lib/domain/shared/dates';
import { resolveColor, resolveFamily } from './resolve-token';

/** The size of the drawing in pixels, and a function that draws it with its top left corner at 0, 0. */
type Drawing = { width: number; height: number; draw: (pen: CanvasRenderingContext2D) => void };

export type PictureCopy = {
  title: string;
  unit: string;
  /** What the image omits, if anything. */
  note?: string;
  meta: ChartMeta;
  legend: readonly { label: string; swatch: HTMLImageElement }[];
};

const edge = 28;
const line = 20;
/** Pixel density of the image: twice the CSS size keeps it sharp in documents. */
const scale = 2;

/** Renders a chart to a PNG with its title, unit, legend, source, date and sample label. */
export async function chartPicture(host: Element, { width, height, draw }: Drawing, copy: PictureCopy): Promise<Blob> {
  const { title, unit, note, meta, legend } = copy;
  const foot = [...(note ? [note] : []), ...footOf(meta)];
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Canvas is not supported');
  const family = getComputedStyle(host).fontFamily;
  const small = `13px ${family}`;

  const top = edge + 62 + legend.length * line;
  canvas.width = (width + 2 * edge) * scale;
  canvas.height = (top + height + foot.length * line + edge) * scale;
  pen.scale(scale, scale);
  pen.fillStyle = resolveColor(host, '--surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);

  const write = (text: string, x: number, y: number, font: string, token: string) => {
    pen.font = font;
    pen.fillStyle = resolveColor(host, token);
    pen.fillText(text, x, y, width + edge - x);
  };
  write(title, edge, edge + 18, `500 24px ${resolveFamily(host, '--font-headline')}`, '--text');
  write(unit, edge, edge + 44, small, '--muted');
  if (meta.isSample) {
    const after = edge + pen.measureText(`${unit}   `).width;
    write(sampleWords, after, edge + 44, `600 13px ${family}`, '--amber');
  }
  for (const [index, { label, swatch }] of legend.entries()) {
    const y = edge + 70 + index * line;
    pen.drawImage(swatch, edge, y - 10, swatch.width, swatch.height);
    write(label, edge + swatch.width + 10, y, small, '--text');
  }
  pen.save();
  pen.translate(edge, top);
  draw(pen);
  pen.restore();
  for (const [index, text] of foot.entries()) {
    write(text, edge, top + height + (index + 1) * line, small, '--muted');
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('The image could not be encoded'))), 'image/png'),
  );
}

const sampleWords = 'Sample data';

/** The lines at the bottom of a PNG: source, date and license. */
export const footOf = (meta: ChartMeta) => [
  `${meta.isSample ? `${sampleWords}. ` : ''}Source: ${meta.source}, as of ${dayOf(meta.asOf)}. ${productName}`,
  ...(meta.isSample ? [] : [meta.license]),
];
