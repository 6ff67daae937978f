import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from '@cantoo/fontkit';
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';

/** A font of a document, with a glyph for each character that it covers. Encoded glyphs are cached. */
export type Face = {
  has: (character: string) => boolean;
  glyph: (character: string) => { hex: string; width: number };
  /** The font's name in the page's resources. */
  nameOn: (page: PDFPage) => ReturnType<PDFPage['node']['newFontDictionary']>;
};

type Family = 'inter' | 'newsreader';
type Weight = 400 | 500 | 600;

/** Our fonts have one file per script; most texts need only the first. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
type Script = (typeof scripts)[number];

const files = new Map<string, Promise<Buffer>>();

function readFont(family: Family, script: Script, weight: Weight): Promise<Buffer> {
  const name = `${family}-${script}-${weight}-normal.woff`;
  const path = join(process.cwd(), 'node_modules/@fontsource', family, 'files', name);
  const file = files.get(path) ?? readFile(path);
  files.set(path, file);
  return file;
}

/** Embeds the glyphs that are used, with tabular digits so that columns of figures line up. */
export async function openFace(document: PDFDocument, family: Family, weight: Weight, script: Script = 'latin') {
  const bytes = await readFont(family, script, weight);
  return toFace(await document.embedFont(bytes, { subset: true, features: { tnum: true, liga: false } }));
}

/**
 * The faces needed for a text, in any script of our font, starting with the usual one. Undefined if a character has no
 * glyph.
 */
export async function facesFor(document: PDFDocument, usual: Face, text: string): Promise<Face[] | undefined> {
  const faces = [usual];
  const isCovered = () => [...text].every((character) => faces.some((face) => face.has(character)));
  for (const script of scripts) {
    if (isCovered()) return faces;
    const font = create(await readFont('inter', script, 400));
    const isOfUse = [...text].some(
      (character) =>
        'hasGlyphForCodePoint' in font &&
        font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) &&
        !faces.some((face) => face.has(character)),
    );
    if (isOfUse) faces.push(await openFace(document, 'inter', 400, script));
  }
  return isCovered() ? faces : undefined;
}

function toFace(font: PDFFont): Face {
  const known = new Set(font.getCharacterSet());
  const glyphs = new Map<string, { hex: string; width: number }>();
  const names = new WeakMap<PDFPage, ReturnType<Face['nameOn']>>();
  return {
    has: (character) => known.has(character.codePointAt(0) ?? 0),
    glyph: (character) => {
      const glyph = glyphs.get(character) ?? {
        hex: font.encodeText(character).asString(),
        width: font.widthOfTextAtSize(character, 1),
      };
      glyphs.set(character, glyph);
      return glyph;
    },
    nameOn: (page) => {
      const name = names.get(page) ?? page.node.newFontDictionary(font.name, font.ref);
      names.set(page, name);
      return name;
    },
  };
}
