import { cardCopy } from '@/lib/content/research/stocks';
import type { StockCheckGroup } from './stock-view';

/** The checklist as a radar chart: one axis per group, with a length equal to the share of checks that passed. */
export type ScoreDrawing = {
  /** SVG points of the outline, and of the two rings around it. */
  shape: string;
  rings: readonly string[];
  axes: readonly { label: string; x: number; y: number; end: string }[];
  summary: string;
};

const center = 100;
const radius = 70;
/** Labels are slightly outside the outer ring. */
const labelAt = 1.16;

export function scoreDrawing(groups: readonly Pick<StockCheckGroup, 'title' | 'checks'>[]): ScoreDrawing {
  const scores = groups.map(({ title, checks }) => {
    const passed = checks.filter(({ hasPassed }) => hasPassed === true).length;
    // A check without data counts as unknown, not as failed.
    const known = checks.filter(({ hasPassed }) => hasPassed !== null).length;
    return { label: cardCopy.axis(title, passed, known), share: passed / checks.length };
  });
  const at = (index: number, share: number) => pointAt((2 * Math.PI * index) / scores.length, share);
  const outline = (share: (index: number) => number) =>
    scores.map((_, index) => at(index, share(index)).join()).join(' ');
  return {
    // The min length keeps an axis without passed checks visible.
    shape: outline((index) => Math.max(0.04, scores[index]?.share ?? 0)),
    rings: [outline(() => 1), outline(() => 0.5)],
    axes: scores.map(({ label }, index) => {
      const [x, y] = at(index, labelAt);
      return { label, x, y, end: at(index, 1).join() };
    }),
    summary: scores.map(({ label }) => label).join(', '),
  };
}

/** A point on an axis. The first axis points up; the others follow clockwise. */
const pointAt = (angle: number, share: number): [number, number] => [
  round(center + radius * share * Math.sin(angle)),
  round(center - radius * share * Math.cos(angle)),
];

const round = (value: number) => Math.round(value * 10) / 10;
