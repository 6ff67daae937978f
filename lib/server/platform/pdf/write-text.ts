import {
  beginText,
  endText,
  moveText,
  PDFHexString,
  rgb,
  setFillingColor,
  setFontAndSize,
  showText,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Face } from './fonts';

export type TextStyle = { size: number; color: string; faces: readonly Face[]; align?: 'left' | 'right' };

/**
 * Writes one line. `x` is its left edge, or its right edge if aligned right. The text is selectable, in the order of
 * the calls.
 */
export function writeText(page: PDFPage, text: string, at: { x: number; y: number }, style: TextStyle) {
  const { size, color, faces, align = 'left' } = style;
  const x = align === 'right' ? at.x - widthOf(text, style) : at.x;
  page.pushOperators(beginText(), setFillingColor(toColor(color)), moveText(x, at.y));
  for (const { face, characters } of runsOf(text, faces)) {
    const hex = characters.map((character) => face.glyph(character).hex).join('');
    page.pushOperators(setFontAndSize(face.nameOn(page), size), showText(PDFHexString.of(hex)));
  }
  page.pushOperators(endText());
}

/** The width of a line in points. */
export const widthOf = (text: string, { size, faces }: Pick<TextStyle, 'size' | 'faces'>) =>
  runsOf(text, faces).reduce(
    (sum, { face, characters }) =>
      sum + characters.reduce((width, character) => width + face.glyph(character).width * size, 0),
    0,
  );

/** The largest font size, up to the style's, at which a line fits the width. */
export const sizeToFit = (text: string, style: Pick<TextStyle, 'size' | 'faces'>, width: number) =>
  Math.min(style.size, (style.size * width) / Math.max(widthOf(text, style), 1));

type Run = { face: Face; characters: string[] };

function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const face = faces.find((one) => one.has(character));
    if (!face) throw new Error(`No font in this document has the character ${character}.`);
    const last = runs.at(-1);
    if (last?.face === face) last.characters.push(character);
    else runs.push({ face, characters: [character] });
  }
  return runs;
}

/** Converts a hex color such as '#0b6b4b' to a PDF color. */
export function toColor(hex: string) {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
