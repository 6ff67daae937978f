import { hierarchy, treemap, treemapResquarify, treemapSquarify } from 'd3-hierarchy';

/** Left, top, width and height in percent of the map. */
export type Place = readonly [left: number, top: number, width: number, height: number];
type Box = { x: number; y: number; width: number; height: number };
export type GroupPlace = {
  /** The strip with the group's name; null where the group is too small for one. */
  header: Place | null;
  /** In the order of the sizes. */
  tiles: readonly Place[];
};

/** In pixels. Heights are as in heat-map-tile.module.css; widths may differ, which keeps all proportions. */
const maps = { wide: { width: 1104, height: 608 }, tall: { width: 350, height: 704 } };
export type MapShape = keyof typeof maps;

const headerHeight = 24;
/** From here on a group has its name above its tiles. */
const namedFrom = { width: 64, height: 48 };
/** The strips take space by the groups' widths, which depend on that space: more rounds change nothing visible. */
const rounds = 40;

/**
 * Places groups of sizes as a treemap. Areas of tiles are proportional to their sizes across all groups: what a group's
 * name takes is added to the group's own area.
 */
export function placeGroups(groups: readonly (readonly number[])[], shape: MapShape): GroupPlace[] {
  const map = maps[shape];
  const totals = groups.map((sizes) => sum(sizes));
  let boxes = placeBoxes(totals, map, treemapSquarify);
  const headers = boxes.map(({ width, height }) =>
    groups.length > 1 && width >= namedFrom.width && height >= namedFrom.height ? headerHeight : 0,
  );
  const place = keepingOrder(totals.length, map);
  for (let round = 0; round < rounds; round += 1) {
    const strips = boxes.map(({ width }, index) => width * (headers[index] ?? 0));
    const pixelsPerUnit = (map.width * map.height - sum(strips)) / sum(totals);
    boxes = place(totals.map((total, index) => total * pixelsPerUnit + (strips[index] ?? 0)));
  }
  return boxes.map(({ x, y, width, height }, index) => {
    const header = headers[index] ?? 0;
    const inner = { width, height: height - header };
    const toPlace = (box: Box) => percents({ ...box, x: x + box.x, y: y + header + box.y }, map);
    return {
      header: header === 0 ? null : percents({ x, y, width, height: header }, map),
      tiles: placeBoxes(groups[index] ?? [], inner, treemapSquarify.ratio(1)).map(toPlace),
    };
  });
}

type Node = { size: number; children?: Node[] };
type Space = { width: number; height: number };

function placeBoxes(sizes: readonly number[], { width, height }: Space, tile: typeof treemapSquarify): Box[] {
  const root = hierarchy<Node>({ size: 0, children: sizes.map((size) => ({ size })) }).sum(({ size }) => size);
  return boxesOf(treemap<Node>().tile(tile).size([width, height])(root).children);
}

/** Places again and again with other sizes, but the same neighbors: otherwise two arrangements could alternate. */
function keepingOrder(count: number, { width, height }: Space) {
  const children = Array.from({ length: count }, (): Node => ({ size: 0 }));
  const root = hierarchy<Node>({ size: 0, children });
  const draw = treemap<Node>().tile(treemapResquarify).size([width, height]);
  return (sizes: readonly number[]) => {
    for (const [index, child] of children.entries()) child.size = sizes[index] ?? 0;
    return boxesOf(draw(root.sum(({ size }) => size)).children);
  };
}

const boxesOf = (nodes: readonly { x0: number; x1: number; y0: number; y1: number }[] = []): Box[] =>
  nodes.map(({ x0, x1, y0, y1 }) => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 }));

const percents = ({ x, y, width, height }: Box, map: Space): Place => [
  percent(x, map.width),
  percent(y, map.height),
  percent(width, map.width),
  percent(height, map.height),
];

const percent = (part: number, total: number) => Math.round((100_000 * part) / total) / 1000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
