/**
 * The formulas of research with their edge cases. Null is "n/m" (not meaningful) or "not reported": never drawn as
 * zero, never counted in a median. Money in dollars, ratios as plain numbers, growth in percent.
 */
export type Figure = number | null | undefined;

/** EPS = net income / diluted shares. Missing without shares or when they are not above zero; a loss stays negative. */
export function earningsPerShare(netIncome: Figure, shares: Figure) {
  if (!isNumber(netIncome) || !isAboveZero(shares)) return null;
  return finite(netIncome / shares);
}

/** P/E = price / EPS. "n/m" when earnings are zero, negative or missing: a negative P/E would sort as cheap. */
export function peRatio(price: Figure, eps: Figure) {
  if (!isAboveZero(price) || !isAboveZero(eps)) return null;
  return finite(price / eps);
}

/** Growth = 100 × (now / before − 1). "n/m" when the base is zero or negative; a fall below zero counts in full. */
export function growth(now: Figure, before: Figure) {
  if (!isNumber(now) || !isAboveZero(before)) return null;
  return finite(100 * (now / before - 1));
}

/** Yearly growth over n years = 100 × ((now / before)^(1/n) − 1). "n/m" when either end is zero or negative. */
export function yearlyGrowth(now: Figure, before: Figure, years: number) {
  if (!isAboveZero(now) || !isAboveZero(before) || !(years > 0)) return null;
  return finite(100 * ((now / before) ** (1 / years) - 1));
}

/** The number of years PEG is based on. */
export const pegYears = 3;

/** PEG = P/E / yearly EPS growth of three years in percent. "n/m" without a P/E, or when earnings did not grow. */
export function pegRatio(pe: Figure, eps: Figure, epsThreeYearsBefore: Figure) {
  const grown = yearlyGrowth(eps, epsThreeYearsBefore, pegYears);
  if (!isAboveZero(pe) || !isAboveZero(grown)) return null;
  return finite(pe / grown);
}

/** Net margin = 100 × net income / revenue. "n/m" when revenue is zero, negative or missing; a loss is negative. */
export function netMargin(netIncome: Figure, revenue: Figure) {
  if (!isNumber(netIncome) || !isAboveZero(revenue)) return null;
  return finite((100 * netIncome) / revenue);
}

/** Market capitalization = price × shares outstanding. Missing unless both are above zero. */
export function marketCap(price: Figure, shares: Figure) {
  if (!isAboveZero(price) || !isAboveZero(shares)) return null;
  return finite(price * shares);
}

/** Free cash flow = operating cash flow − capital spending. Missing unless both are reported. */
export function freeCashFlow(operatingCashFlow: Figure, capitalSpending: Figure) {
  if (!isNumber(operatingCashFlow) || !isNumber(capitalSpending)) return null;
  return operatingCashFlow - capitalSpending;
}

/** One figure over another, such as debt to equity. "n/m" when the lower one is zero, negative or missing. */
export function ratio(upper: Figure, lower: Figure) {
  if (!isNumber(upper) || !isAboveZero(lower)) return null;
  return finite(upper / lower);
}

export const isNumber = (value: Figure): value is number => typeof value === 'number' && Number.isFinite(value);
const isAboveZero = (value: Figure): value is number => isNumber(value) && value > 0;
const finite = (value: number) => (Number.isFinite(value) ? value : null);
