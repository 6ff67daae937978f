import { productName } from '@/lib/content/product';
import { dayOf } from '@/lib/domain/dates';
import type { MarketMeta } from '@/lib/contracts/market-meta';
import { resolveColour } from './resolve-colour';

type Drawing = { image: CanvasImageSource; width: number; height: number };
export type PictureWords = {
  title: string;
  unit: string;
  meta: MarketMeta;
  legend: readonly { label: string; token: string }[];
};

const edge = 28;
const line = 20;
/** Twice the pixels, so that it stays sharp in a document. */
const scale = 2;

/** A chart as a PNG that explains itself: title, unit, legend, source, date and the sample mark are in the pixels. */
export async function chartPicture(
  host: Element,
  { image, width, height }: Drawing,
  words: PictureWords,
): Promise<Blob> {
  const { title, unit, meta, legend } = words;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas');
  const colour = (token: string) => resolveColour(host, token);
  const family = getComputedStyle(host).fontFamily;
  const small = `13px ${family}`;

  const top = edge + 62 + legend.length * line;
  canvas.width = (width + 2 * edge) * scale;
  canvas.height = (top + height + 2 * line + edge) * scale;
  pen.scale(scale, scale);
  pen.fillStyle = colour('--surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);

  const write = (text: string, x: number, y: number, font: string, token: string) => {
    pen.font = font;
    pen.fillStyle = colour(token);
    pen.fillText(text, x, y, width + 2 * edge - x);
  };
  write(title, edge, edge + 18, `600 20px ${family}`, '--text');
  write(unit, edge, edge + 42, small, '--muted');
  if (meta.isSample) {
    pen.font = small;
    write(sampleWords, edge + pen.measureText(`${unit}   `).width, edge + 42, `600 13px ${family}`, '--amber');
  }
  for (const [index, { label, token }] of legend.entries()) {
    const y = edge + 66 + index * line;
    pen.fillStyle = colour(token);
    pen.fillRect(edge, y - 6, 18, 4);
    write(label, edge + 26, y, small, '--text');
  }
  pen.drawImage(image, edge, top, width, height);
  for (const [index, text] of footOf(meta).entries()) {
    write(text, edge, top + height + (index + 1) * line, small, '--muted');
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('No picture was made'))), 'image/png'),
  );
}

const sampleWords = 'Sample data';

/** The lines below a picture: whose numbers, of when, under which terms. */
export const footOf = (meta: MarketMeta) => [
  `${meta.isSample ? `${sampleWords}. ` : ''}Source: ${meta.source}, as of ${dayOf(meta.asOf)}. ${productName}`,
  meta.licence,
];
