import { describe, expect, it } from 'vitest';
import { markColors } from '@/lib/charts/chart-marks';
import { palette, seriesColor } from '@/lib/content/shared/palette';

const papers = { light: ['#faf8f3', '#fffdf9'], dark: ['#0d1311', '#131b18'] } as const;
const themes = ['light', 'dark'] as const;

describe('the chart colors', () => {
  it('[S24] are 34, each with its own name', () => {
    expect(palette).toHaveLength(34);
    expect(new Set(palette.map(({ name }) => name)).size).toBe(34);
  });

  it.each(
    palette.flatMap(
      ({ name, light, dark }) =>
        [
          [name, 'light', light],
          [name, 'dark', dark],
        ] as const,
    ),
  )('[B10] [S24] %s has a contrast of 3:1 on %s backgrounds', (_name, theme, color) => {
    for (const paper of papers[theme]) expect(contrast(color, paper)).toBeGreaterThanOrEqual(3);
  });

  it.each(themes)('[S24] can be told apart in %s', (theme) => {
    for (const [at, one] of palette.entries()) {
      for (const other of palette.slice(at + 1)) expect(distance(one[theme], other[theme])).toBeGreaterThan(0.02);
    }
  });

  it.each(themes)('[S24] differ clearly from their neighbors in %s', (theme) => {
    for (const [at, one] of palette.entries()) {
      expect(distance(one[theme], seriesColor(at + 1)[theme])).toBeGreaterThan(0.1);
    }
  });

  // Color blindness at full severity, simulated as in Machado, Oliveira and Fernandes (2009).
  it.each([
    ['full color vision', 0.1, undefined],
    ['protanopia', 0.045, [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]],
    ['deuteranopia', 0.045, [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]]],
  ])('[B7] [B10] differ between all eight stocks of a comparison with %s', (_name, min, seen) => {
    const pairs = Object.values(markColors(8)).map((color) =>
      color === 'var(--accent)' ? ['#0b6b4b', '#5fd0a1'] : (color.match(/#\w{6}/g) ?? []),
    );
    for (const theme of [0, 1])
      for (const [at, one] of pairs.entries())
        for (const other of pairs.slice(at + 1))
          expect(distance(one[theme] ?? '', other[theme] ?? '', seen)).toBeGreaterThan(min);
  }); // prettier-ignore

  it('[S24] start over after the last', () => {
    expect(seriesColor(34)).toBe(seriesColor(0));
    expect(() => seriesColor(-1)).toThrow(RangeError);
  });
});

/** The contrast ratio as defined by WCAG 2.2. */
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The Euclidean distance in OKLab, where equal distances look about equally different; `seen` is a matrix that
 * simulates how the colors are perceived.
 */
function distance(one: string, other: string, seen?: readonly number[][]) {
  const [a, b] = [oklab(one, seen), oklab(other, seen)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(color: string, seen?: readonly number[][]): [number, number, number] {
  const own = linear(color);
  const [r = 0, g = 0, b = 0] =
    seen?.map((row) => {
      const mixed = row.reduce((sum, share, at) => sum + share * (own[at] ?? 0), 0);
      return Math.min(Math.max(mixed, 0), 1);
    }) ?? own;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(color: string): [number, number, number] {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
