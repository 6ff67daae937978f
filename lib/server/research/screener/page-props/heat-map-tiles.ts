import { placeBoxes, sum, type Box, type Space } from './heat-map-boxes';

/** A stock with the two lines of its tile. */
export type Drawn = { size: number; name: string; change: string };

/** Stocks, largest first, and what the tile of so many of the smallest says. */
export type DrawnSector = { stocks: readonly Drawn[]; restText: (count: number) => { name: string; change: string } };

export type FilledSpace = {
  /** Of the stocks with a tile of their own, in their order. */
  tiles: Box[];
  /** How many of the last stocks share the last tile, and where it is. */
  rest: number;
  last: Box | null;
  /** Whether a tile is larger than its stocks: it needs room for its text. */
  isEnlarged: boolean;
};

/** In pixels, of the smallest text of a tile (heat-map-tile.module.css) with four pixels around it. */
const least = { padding: 4, letter: 8.25, digit: 7, line: 14.5, width: 45 };

/** The share of the width for which tiles are placed that the narrowest screen of a layout has. */
export type Narrowest = number;

function fits({ width, height }: Space, { name, change }: Omit<Drawn, 'size'>, narrowest: Narrowest) {
  const space = leastSpace({ name, change });
  return width * narrowest >= space.width && height >= space.height;
}

function leastSpace({ name, change }: Omit<Drawn, 'size'>): Space {
  // "12 more" is narrower than a ticker of capitals.
  const letter = name.includes(' ') ? least.digit : least.letter;
  const text = Math.max(letter * name.length, least.digit * change.length);
  return { width: Math.max(least.width, text + 2 * least.padding), height: 2 * (least.line + least.padding) };
}

/** Least areas to try, in proportion to that of the text: the shape of a tile is not known before. */
const roominess = [0, 1, 1.25, 1.5, 2, 3, 5, 8, 13, 21];
/** The most of a sector that enlarged tiles may take; then the smallest stocks share one. */
const mostEnlarged = 0.6;

/**
 * Fills a sector's space with its stocks, largest first. Small tiles are enlarged to fit their text, as long as there
 * is room for them; the smallest stocks share the last tile otherwise.
 */
export function fillSpace({ stocks, restText }: DrawnSector, space: Space, narrowest: Narrowest): FilledSpace {
  for (let own = stocks.length; ; own -= own === stocks.length ? 2 : 1) {
    const rest = stocks.length - Math.max(own, 0);
    const shown: Drawn[] =
      rest === 0
        ? [...stocks]
        : [...stocks.slice(0, -rest), { ...restText(rest), size: sum(stocks.slice(-rest).map(({ size }) => size)) }];
    for (const room of roominess) {
      const { sizes, enlarged } = sizesFor(shown, space, room);
      if (enlarged > mostEnlarged && shown.length > 1) break;
      const boxes = placeBoxes(sizes, space);
      if (shown.length > 1 && !shown.every((text, at) => fits(boxes[at] ?? space, text, narrowest))) continue;
      const [tiles, last] = rest === 0 ? [boxes, null] : [boxes.slice(0, -1), boxes.at(-1) ?? null];
      return { tiles, rest, last, isEnlarged: enlarged > 0 };
    }
  }
}

const areaOf = ({ width, height }: Space) => width * height;

/** The areas of tiles, and the part of the enlarged ones. */
function sizesFor(shown: readonly Drawn[], space: Space, room: number) {
  const pixelsPerUnit = areaOf(space) / sum(shown.map(({ size }) => size));
  const areas = shown.map(({ size, ...text }) => {
    const [own, least] = [size * pixelsPerUnit, room * areaOf(leastSpace(text))];
    return { size: Math.max(own, least), isEnlarged: own < least };
  });
  const sizes = areas.map(({ size }) => size);
  const enlarged = sum(areas.map(({ size, isEnlarged }) => (isEnlarged ? size : 0))) / sum(sizes);
  return { sizes, enlarged };
}
