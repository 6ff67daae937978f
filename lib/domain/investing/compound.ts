/** The annual growth rate, in percent, that multiplies an amount by `fold` in `years`. */
export const yearlyRise = (fold: number, years: number) => (fold ** (1 / years) - 1) * 100;
