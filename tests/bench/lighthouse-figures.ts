export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The values of a Lighthouse report that have budgets. */
export type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const limits = { lcpMs: 1200, tbtMs: 150, cls: 0 };
export const budgets = `100 in each, LCP below ${limits.lcpMs} ms, TBT at most ${limits.tbtMs} ms, CLS ${limits.cls}`;

export type Figures = { scores: number[]; lcpMs: number; tbtMs: number; cls: number };

export function figuresOf(report: Report): Figures {
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
  };
}

/**
 * The median of each metric over several runs, so that one disturbed run does not decide. A metric missing in a run is
 * NaN there.
 */
export function middleOf(runs: readonly Figures[]): Figures {
  const middle = (read: (run: Figures) => number) => median(runs.map(read));
  return {
    scores: categories.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
  };
}

export const isWithin = ({ scores, lcpMs, tbtMs, cls }: Figures) =>
  scores.every((score) => score === 100) && lcpMs < limits.lcpMs && tbtMs <= limits.tbtMs && cls <= limits.cls;

/** One line with the median of each metric and the values of each run. */
export function lineOf(path: string, runs: readonly Figures[]): string {
  const middle = middleOf(runs);
  const figure = (name: string, show: (run: Figures) => string, unit = '') =>
    `${name} ${show(middle)}${unit} (${runs.map(show).join(', ')})`;
  return [
    `${isWithin(middle) ? '  ok  ' : ' MISS '} ${path.padEnd(30)} ${middle.scores.join(' / ').padEnd(22)}`,
    `performance (${runs.map(({ scores }) => scores[0]).join(', ')})`,
    figure('LCP', ({ lcpMs }) => String(Math.round(lcpMs)), ' ms'),
    figure('TBT', ({ tbtMs }) => String(Math.round(tbtMs)), ' ms'),
    figure('CLS', ({ cls }) => cls.toFixed(3)),
  ].join('  ');
}

function median(values: readonly number[]) {
  if (values.some(Number.isNaN)) return Number.NaN;
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
