import * as fontkit from '@cantoo/fontkit';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Statement } from '@/lib/contracts/referrals/statements';
import { facesFor, openFace, type Face } from '@/lib/server/platform/pdf/fonts';
import { light } from '@/lib/server/platform/mail/look';
import type { TextStyle } from '@/lib/server/platform/pdf/write-text';
import type { StatementLine } from '../earnings/statements-repository';

/** Input of a statement's PDF. */
export type StatementFile = {
  statement: Statement;
  lines: readonly StatementLine[];
  payee: { id: string; name: string; email: string };
  isSample: boolean;
  preparedAt: Date;
};

/** US Letter in points. */
export const pageSize: [number, number] = [612, 792];
export const margin = 40;
export const right = pageSize[0] - margin;

/** Amber of the sample label, as on the site and in its share images. */
export const amber = '#9a5b00';

/** A document with its text styles and the payee's name, in characters that the fonts can render. */
export type Sheet = {
  document: PDFDocument;
  styles: Record<'title' | 'brand' | 'text' | 'strong' | 'label' | 'cell' | 'strongCell' | 'payee', TextStyle>;
  payee: { text: string };
};

/** Loads the fonts. The payee's name is the first of `names` that they can render. */
export async function openSheet(document: PDFDocument, names: readonly string[]): Promise<Sheet> {
  document.registerFontkit(fontkit);
  const serif = [await openFace(document, 'newsreader', 500)];
  const bold = [await openFace(document, 'inter', 600)];
  const plain = [await openFace(document, 'inter', 400)];
  const payee = await firstWritable(document, plain, names);
  const { ink, muted, accent } = light;
  return {
    document,
    payee: { text: payee.text },
    styles: {
      title: { size: 24, color: ink, faces: serif },
      brand: { size: 15, color: accent, faces: serif },
      text: { size: 9.5, color: ink, faces: plain },
      strong: { size: 12, color: ink, faces: bold },
      label: { size: 8, color: muted, faces: plain },
      cell: { size: 8, color: ink, faces: plain },
      strongCell: { size: 8, color: ink, faces: bold },
      payee: { size: 9.5, color: ink, faces: payee.faces },
    },
  };
}

async function firstWritable(document: PDFDocument, plain: readonly Face[], names: readonly string[]) {
  const [usual] = plain;
  if (!usual) throw new Error('A sheet needs a font.');
  for (const text of names.map((name) => name.trim().replaceAll(/\s+/g, ' '))) {
    const faces = text === '' ? undefined : await facesFor(document, usual, text);
    if (faces) return { text, faces };
  }
  throw new Error('The fonts have no characters for the payee’s name.');
}
