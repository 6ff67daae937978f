/** The constant yearly growth, in percent, that multiplies an amount by `fold` within `years`. */
export const yearlyRise = (fold: number, years: number) => (fold ** (1 / years) - 1) * 100;
