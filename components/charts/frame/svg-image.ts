/** Styles to inline into an exported SVG, to which no stylesheet applies. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'vector-effect',
  'opacity',
] as const;

/**
 * Renders an SVG to an image without its text, because the page's fonts are not available inside an image; `drawText`
 * adds it. Uses a data URL, because the content security policy blocks blobs.
 */
export async function svgImage(drawing: SVGSVGElement) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const computed = getComputedStyle(original);
    for (const look of looks) element.setAttribute(look, computed.getPropertyValue(look));
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  for (const words of copy.querySelectorAll('text')) words.remove();
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Draws an SVG's text elements at their positions, including rotated text. */
export function drawText(pen: CanvasRenderingContext2D, drawing: SVGSVGElement) {
  for (const words of drawing.querySelectorAll('text')) {
    const turn = words.getCTM();
    if (!turn || words.getNumberOfChars() === 0) continue;
    const { x, y } = words.getStartPositionOfChar(0);
    const { fill, fontWeight, fontSize, fontFamily } = getComputedStyle(words);
    pen.save();
    pen.transform(turn.a, turn.b, turn.c, turn.d, turn.e, turn.f);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    pen.fillStyle = fill;
    pen.fillText(words.textContent ?? '', x, y);
    pen.restore();
  }
}
