/** Variants of an experiment: the page, and the same page with one change. */
export const variants = ['control', 'changed'] as const;
export type Variant = (typeof variants)[number];

/** Metrics of experiments. */
export const experimentMetrics = ['sign-up'] as const;
export type ExperimentMetric = (typeof experimentMetrics)[number];

export type Experiment = {
  name: string;
  /** Path of the tested page. The variant is at `/variants/<name>`, which cannot be opened directly. */
  path: string;
  hypothesis: string;
  metric: ExperimentMetric;
  /** ISO timestamps. The experiment is not evaluated before its end. */
  start: string;
  end: string;
  /** Number of visitors that each variant needs for a valid result, computed before the start. */
  visitorsEach: number;
};

export const variantPath = (name: string) => `/variants/${name}`;

export const isRunning = ({ start, end }: Experiment, at: Date) => at >= new Date(start) && at < new Date(end);

/**
 * The cookie's value: experiment, variant and page. Half of all visitors have the same value, so it identifies no one.
 */
export const writeChoice = ({ name, path }: Experiment, variant: Variant) => `${name}.${variant}.${path}`;

export function readChoice(cookie: string | undefined): { name: string; variant: Variant; path: string } | undefined {
  const [, name = '', half = '', path = ''] = /^([a-z0-9-]+)\.([a-z]+)\.(\/[a-z0-9/-]*)$/.exec(cookie ?? '') ?? [];
  const variant = variants.find((one) => one === half);
  return variant ? { name, variant, path } : undefined;
}

/** The variant of this experiment in the cookie, if any. */
export const variantIn = (cookie: string | undefined, { name }: Experiment) => {
  const choice = readChoice(cookie);
  return choice?.name === name ? choice.variant : undefined;
};
