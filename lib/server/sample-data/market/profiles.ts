/** Types of companies in the sample. Ranges are [min, max]: fractions of revenue, and yearly growth and volatility. */
export type Profile = {
  growth: Span;
  /** Standard deviation of a single year's growth. */
  growthSwing: number;
  margin: Span;
  marginSwing: number;
  /** Yearly improvement of the margin: young companies reduce their losses as they grow. */
  marginSlope: Span;
  gross: Span;
  /** Price per dollar of (expected) earnings. */
  multiple: Span;
  /** Payout ratio; 0 without dividends. */
  payout: Span;
  /** Yearly change in the number of shares through buybacks and issues. */
  shareDrift: Span;
  volatility: Span;
};
type Span = readonly [number, number];

export const profiles = {
  rich: {
    growth: [0.07, 0.18],
    growthSwing: 0.06,
    margin: [0.17, 0.32],
    marginSwing: 0.03,
    marginSlope: [0, 0.004],
    gross: [0.45, 0.78],
    multiple: [19, 32],
    payout: [0, 0.35],
    shareDrift: [-0.03, 0],
    volatility: [0.24, 0.36],
  },
  steady: {
    growth: [0.02, 0.09],
    growthSwing: 0.04,
    margin: [0.07, 0.19],
    marginSwing: 0.02,
    marginSlope: [0, 0.002],
    gross: [0.3, 0.7],
    multiple: [15, 28],
    payout: [0, 0.55],
    shareDrift: [-0.025, 0.005],
    volatility: [0.2, 0.3],
  },
  growth: {
    growth: [0.14, 0.3],
    growthSwing: 0.09,
    margin: [0, 0.1],
    marginSwing: 0.03,
    marginSlope: [0.004, 0.012],
    gross: [0.4, 0.78],
    multiple: [30, 55],
    payout: [0, 0],
    shareDrift: [0, 0.025],
    volatility: [0.36, 0.55],
  },
  cyclical: {
    growth: [0.01, 0.08],
    growthSwing: 0.16,
    margin: [0.03, 0.14],
    marginSwing: 0.07,
    marginSlope: [0, 0.001],
    gross: [0.2, 0.48],
    multiple: [11, 22],
    payout: [0, 0.3],
    shareDrift: [-0.02, 0.01],
    volatility: [0.32, 0.5],
  },
  carmaker: {
    growth: [0.01, 0.07],
    growthSwing: 0.1,
    margin: [0.025, 0.055],
    marginSwing: 0.02,
    marginSlope: [0, 0.001],
    gross: [0.1, 0.17],
    multiple: [5, 9],
    payout: [0.05, 0.3],
    shareDrift: [-0.04, 0],
    volatility: [0.3, 0.42],
  },
  loss: {
    growth: [0.05, 0.32],
    growthSwing: 0.16,
    margin: [-0.6, -0.12],
    marginSwing: 0.08,
    marginSlope: [0.01, 0.035],
    gross: [0.1, 0.65],
    multiple: [30, 50],
    payout: [0, 0],
    shareDrift: [0.03, 0.09],
    volatility: [0.5, 0.8],
  },
  /** Has hardly any revenue yet; valued by potential revenue. */
  startup: {
    growth: [0.05, 0.32],
    growthSwing: 0.16,
    margin: [-1.4, -1],
    marginSwing: 0.08,
    marginSlope: [0.01, 0.035],
    gross: [0.1, 0.65],
    multiple: [4000, 6000],
    payout: [0, 0],
    shareDrift: [0.03, 0.09],
    volatility: [0.5, 0.8],
  },
  bank: {
    growth: [0.02, 0.07],
    growthSwing: 0.06,
    margin: [0.18, 0.28],
    marginSwing: 0.03,
    marginSlope: [0, 0.002],
    gross: [1, 1],
    multiple: [9, 14],
    payout: [0.25, 0.4],
    shareDrift: [-0.03, -0.01],
    volatility: [0.22, 0.3],
  },
} as const satisfies Record<string, Profile>;
export type ProfileName = keyof typeof profiles;
