import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShareCard } from './share-card';
import { pictureSize, ShareDrawing } from './drawing';

type Font = { name: string; data: Buffer; weight: 400 | 500; style: 'normal' };

let fonts: Promise<Font[]> | undefined;

/** Draws a card as a PNG. Takes about 0.1 s of CPU time: call `pictureOf` instead, which caches. */
export async function draw(card: ShareCard): Promise<Buffer> {
  // Imported here because many processes draw no pictures.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = await satori(<ShareDrawing card={card} />, { ...pictureSize, fonts: await (fonts ??= readFonts()) });
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 128 }).toBuffer();
}

const readFonts = () => Promise.all([readFont('Newsreader', 'newsreader', 500), readFont('Inter', 'inter', 400)]);

/** Reads a static version of our font, because satori supports neither variable fonts nor woff2. */
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
