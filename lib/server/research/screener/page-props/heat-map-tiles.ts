import { placeBoxes, type Box, type Space } from './heat-map-boxes';
import { sum } from '@/lib/domain/shared/averages';

/** A stock's size and the two lines of its tile. */
export type Drawn = { size: number; name: string; change: string };

/** Stocks, largest first, and the text of a tile that `count` of the smallest stocks share. */
export type DrawnSector = { stocks: readonly Drawn[]; restText: (count: number) => { name: string; change: string } };

export type FilledSpace = {
  /** Tiles of the stocks that have their own, in the stocks' order. */
  tiles: Box[];
  /** How many of the smallest stocks share the last tile, which is `last`. */
  rest: number;
  last: Box | null;
  /** Whether any tile is larger than its stocks' share, to make room for its text. */
  isEnlarged: boolean;
};

/** In pixels, for the smallest text of a tile (heat-map-tile.module.css) with four pixels around it. */
const min = { padding: 4, letter: 8.25, digit: 7, line: 14.5, width: 45 };

/** The narrowest width of a layout, as a fraction of the width that tiles are laid out for. */
export type Narrowest = number;

function fits({ width, height }: Space, { name, change }: Omit<Drawn, 'size'>, narrowest: Narrowest) {
  const space = minSpace({ name, change });
  return width * narrowest >= space.width && height >= space.height;
}

function minSpace({ name, change }: Omit<Drawn, 'size'>): Space {
  // Text such as "12 more" is narrower than a ticker in capitals.
  const letter = name.includes(' ') ? min.digit : min.letter;
  const text = Math.max(letter * name.length, min.digit * change.length);
  return { width: Math.max(min.width, text + 2 * min.padding), height: 2 * (min.line + min.padding) };
}

/** Min tile areas to try, as multiples of the text's area: a tile's shape is not known in advance. */
const roominess = [0, 1, 1.25, 1.5, 2, 3, 5, 8, 13, 21];
/** Max fraction of a sector that enlarged tiles may take. Beyond it, the smallest stocks share a tile. */
const maxEnlarged = 0.6;

/**
 * Fills a sector's space with its stocks, largest first. Small tiles are enlarged to fit their text. If that takes too
 * much space, the smallest stocks share the last tile.
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
      if (enlarged > maxEnlarged && shown.length > 1) break;
      const boxes = placeBoxes(sizes, space);
      if (shown.length > 1 && !shown.every((text, at) => fits(boxes[at] ?? space, text, narrowest))) continue;
      const [tiles, last] = rest === 0 ? [boxes, null] : [boxes.slice(0, -1), boxes.at(-1) ?? null];
      return { tiles, rest, last, isEnlarged: enlarged > 0 };
    }
  }
}

const areaOf = ({ width, height }: Space) => width * height;

/** The areas of the tiles, and the fraction that enlarged tiles take. */
function sizesFor(shown: readonly Drawn[], space: Space, room: number) {
  const pixelsPerUnit = areaOf(space) / sum(shown.map(({ size }) => size));
  const areas = shown.map(({ size, ...text }) => {
    const [own, min] = [size * pixelsPerUnit, room * areaOf(minSpace(text))];
    return { size: Math.max(own, min), isEnlarged: own < min };
  });
  const sizes = areas.map(({ size }) => size);
  const enlarged = sum(areas.map(({ size, isEnlarged }) => (isEnlarged ? size : 0))) / sum(sizes);
  return { sizes, enlarged };
}
