/** The steady yearly rise, in percent, that multiplies money by `fold` within `years`. */
export const yearlyRise = (fold: number, years: number) => (fold ** (1 / years) - 1) * 100;
