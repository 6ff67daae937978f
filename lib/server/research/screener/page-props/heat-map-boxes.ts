import { hierarchy, treemap, treemapResquarify, treemapSquarify } from 'd3-hierarchy';
import { sum } from '@/lib/domain/shared/averages';

export type Box = { x: number; y: number; width: number; height: number };
export type Space = Pick<Box, 'width' | 'height'>;
/** A sector's box. `strip` is the height of its header in pixels; 0 if it has no room for one. */
export type SectorBox = Box & { strip: number };
export type SectorBoxes = { map: Space; boxes: SectorBox[] };

const stripHeight = 24;
/** Min size in pixels of a sector that has a header on the wide map. */
const namedFrom = { width: 64, height: 48 };
/**
 * Max iterations: headers take space by the sectors' widths, which depend on that space. More iterations change nothing
 * visible.
 */
const rounds = 40;
const wide = { width: 1104, height: 608 };

/**
 * Lays out sectors as a treemap. The tiles' areas are proportional to their sizes across all sectors, because the area
 * of a sector's header is added to the sector.
 */
export function placeSectors(totals: readonly number[]): SectorBoxes {
  let boxes = placeBoxes(totals, wide);
  const strips = boxes.map(({ width, height }) =>
    totals.length > 1 && width >= namedFrom.width && height >= namedFrom.height ? stripHeight : 0,
  );
  const place = keepingOrder(totals.length, wide);
  for (let round = 0; round < rounds; round += 1) {
    const areas = boxes.map(({ width }, index) => width * (strips[index] ?? 0));
    const pixelsPerUnit = (wide.width * wide.height - sum(areas)) / sum(totals);
    boxes = place(totals.map((total, index) => total * pixelsPerUnit + (areas[index] ?? 0)));
  }
  return { map: wide, boxes: boxes.map((box, index) => ({ ...box, strip: strips[index] ?? 0 })) };
}

/**
 * Phone layout in pixels: the map's width, the height that sectors share by size, the min height of a sector, and the
 * height of a single sector.
 */
const tall = { width: 350, shared: 880, min: 112, alone: 704 };

/** Share of the total size from which a sector on a phone is not enlarged. */
export const minTallShare = tall.min / tall.shared;

/** Lays out sectors one below the other, each as wide as the phone's map and high enough for three rows of tiles. */
export function stackSectors(totals: readonly number[]): SectorBoxes {
  const isAlone = totals.length === 1;
  let y = 0;
  const boxes = totals.map((total) => {
    const inner = isAlone ? tall.alone : Math.round(Math.max(tall.min, (tall.shared * total) / sum(totals)));
    const strip = isAlone ? 0 : stripHeight;
    const box = { x: 0, y, width: tall.width, height: inner + strip, strip };
    y += box.height;
    return box;
  });
  return { map: { width: tall.width, height: y }, boxes };
}

type Node = { size: number; children?: Node[] };

/** A treemap of sizes within a space. */
export function placeBoxes(sizes: readonly number[], { width, height }: Space, tile = treemapSquarify.ratio(1)): Box[] {
  const root = hierarchy<Node>({ size: 0, children: sizes.map((size) => ({ size })) }).sum(({ size }) => size);
  return boxesOf(treemap<Node>().tile(tile).size([width, height])(root).children);
}

/**
 * Returns a function that lays out new sizes with the same arrangement. Without it, the iterations could alternate
 * between two arrangements.
 */
function keepingOrder(count: number, { width, height }: Space) {
  const children = Array.from({ length: count }, (): Node => ({ size: 0 }));
  const root = hierarchy<Node>({ size: 0, children });
  const draw = treemap<Node>().tile(treemapResquarify.ratio(1)).size([width, height]);
  return (sizes: readonly number[]) => {
    for (const [index, child] of children.entries()) child.size = sizes[index] ?? 0;
    return boxesOf(draw(root.sum(({ size }) => size)).children);
  };
}

const boxesOf = (nodes: readonly { x0: number; x1: number; y0: number; y1: number }[] = []): Box[] =>
  nodes.map(({ x0, x1, y0, y1 }) => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 }));
