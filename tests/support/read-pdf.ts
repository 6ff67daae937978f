import { getDocumentProxy } from 'unpdf';

type Piece = { text: string; x: number; end: number; y: number };

/** Pieces less than this many points apart are one text: a change of font splits a word. */
const gap = 4;

/** Reads a PDF with pdf.js: its metadata and, for each page, its lines as arrays of texts from left to right. */
export async function readPdf(bytes: Uint8Array) {
  // pdf.js takes ownership of the bytes.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: string[][][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(linesOf(items.flatMap(toPiece)));
  }
  const { info } = await pdf.getMetadata();
  return { pages, info: info as Record<string, unknown> };
}

function toPiece(item: object): Piece[] {
  if (!('str' in item) || !('transform' in item) || !Array.isArray(item.transform)) return [];
  const [text, x, y] = [String(item.str), Number(item.transform[4]), Math.round(Number(item.transform[5]))];
  const width = 'width' in item ? Number(item.width) : 0;
  // pdf.js fills the gap between columns with a space of the same width.
  return text.trim() === '' && (width > gap || width === 0) ? [] : [{ text, x, end: x + width, y }];
}

const linesOf = (pieces: Piece[]) =>
  [...Map.groupBy(pieces, ({ y }) => y)].toSorted(([a], [b]) => b - a).map(([, line]) => textsOf(line));

function textsOf(line: Piece[]): string[] {
  const texts: { text: string; end: number }[] = [];
  for (const { text, x, end } of line.toSorted((a, b) => a.x - b.x)) {
    const last = texts.at(-1);
    if (last && x - last.end < gap) Object.assign(last, { text: last.text + text, end });
    else texts.push({ text, end });
  }
  return texts.map(({ text }) => text.trim());
}
