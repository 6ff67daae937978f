/** A page as it is, and the same page with one thing changed. */
export const variants = ['control', 'changed'] as const;
export type Variant = (typeof variants)[number];

/** What a visitor does that an experiment hopes for. */
export const experimentMetrics = ['sign-up'] as const;
export type ExperimentMetric = (typeof experimentMetrics)[number];

export type Experiment = {
  name: string;
  /** The page that is tested; the changed one stands at `/variants/<name>`, which nobody can open. */
  path: string;
  hypothesis: string;
  metric: ExperimentMetric;
  /** Instants. It is decided at the end and not before. */
  start: string;
  end: string;
  /** How many visitors each half needs before its result means anything; worked out before the start. */
  visitorsEach: number;
};

export const variantPath = (name: string) => `/variants/${name}`;

export const isRunning = ({ start, end }: Experiment, at: Date) => at >= new Date(start) && at < new Date(end);

/** What the cookie says: which experiment, which half, which page. Half of all visitors carry the same: it recognises nobody. */
export const writeChoice = ({ name, path }: Experiment, variant: Variant) => `${name}.${variant}.${path}`;

export function readChoice(cookie: string | undefined): { name: string; variant: Variant; path: string } | undefined {
  const [, name = '', half = '', path = ''] = /^([a-z0-9-]+)\.([a-z]+)\.(\/[a-z0-9/-]*)$/.exec(cookie ?? '') ?? [];
  const variant = variants.find((one) => one === half);
  return variant ? { name, variant, path } : undefined;
}

/** Where a cookie names no half of this experiment. */
export const variantIn = (cookie: string | undefined, { name }: Experiment) => {
  const choice = readChoice(cookie);
  return choice?.name === name ? choice.variant : undefined;
};
