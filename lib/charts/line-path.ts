export type Frame = { width: number; height: number; inset: number };
export type Plot = {
  line: string;
  area: string;
  last: { x: number; y: number };
  xOf: (index: number) => number;
  yOf: (value: number) => number;
};

/**
 * SVG paths of a line through equally spaced values and of the area below it. The area ends at zero if the scale has
 * positive and negative values. The scale also covers the values in `alsoShow`, such as axis ticks.
 */
export function plotLine(
  values: readonly number[],
  { width, height, inset }: Frame,
  alsoShow: readonly number[] = [],
): Plot {
  const shown = [...values, ...alsoShow];
  const lowest = Math.min(...shown);
  const highest = Math.max(...shown);
  const span = highest - lowest || 1;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;

  const xOf = (index: number) => round(inset + index * step);
  const yOf = (value: number) => round(height - inset - ((value - lowest) / span) * (height - 2 * inset));

  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(value)}`).join('');
  const end = values.length - 1;
  const last = { x: xOf(Math.max(end, 0)), y: yOf(values[end] ?? lowest) };
  const ground = lowest < 0 && highest > 0 ? yOf(0) : height;
  return { line, area: `${line}L${last.x} ${ground}L${xOf(0)} ${ground}Z`, last, xOf, yOf };
}

/** A tenth of a unit is less than a pixel; more digits would only make the page larger. */
const round = (value: number): number => Math.round(value * 10) / 10;
