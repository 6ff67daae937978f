import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShareCard } from './card';
import { pictureSize, ShareDrawing } from './drawing';

type Font = { name: string; data: Buffer; weight: 400 | 500; style: 'normal' };

let fonts: Promise<Font[]> | undefined;

/** Draws a card as a PNG. Takes about a tenth of a second of one core: go through `pictureOf`. */
export async function draw(card: ShareCard): Promise<Buffer> {
  // Loaded with the first picture: most processes draw none for a long time.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = await satori(<ShareDrawing card={card} />, { ...pictureSize, fonts: await (fonts ??= readFonts()) });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128 }).toBuffer();
}

const readFonts = () => Promise.all([readFont('Newsreader', 'newsreader', 500), readFont('Inter', 'inter', 400)]);

/** The static cut of our own type: the drawing program reads neither variable fonts nor woff2. */
async function readFont(name: string, folder: string, weight: Font['weight']): Promise<Font> {
  const path = join(
    process.cwd(),
    'node_modules/@fontsource',
    folder,
    'files',
    `${folder}-latin-${weight}-normal.woff`,
  );
  return { name, data: await readFile(path), weight, style: 'normal' };
}
