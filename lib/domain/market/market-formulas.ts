/**
 * Formulas for research figures. Null means "n/m" (not meaningful) or "not reported"; it is never drawn as zero and
 * never counted in a median. Amounts are in dollars, ratios are plain numbers, growth is in percent.
 */
export type Figure = number | null | undefined;

/** EPS = net income / diluted shares. Null unless shares are positive; a loss stays negative. */
export function earningsPerShare(netIncome: Figure, shares: Figure) {
  if (!isNumber(netIncome) || !isAboveZero(shares)) return null;
  return finite(netIncome / shares);
}

/** P/E = price / EPS. Null if earnings are zero, negative or missing, because a negative P/E would sort as cheap. */
export function peRatio(price: Figure, eps: Figure) {
  if (!isAboveZero(price) || !isAboveZero(eps)) return null;
  return finite(price / eps);
}

/** Growth = 100 × (now / before − 1). Null if the base is zero or negative. The new value may be negative. */
export function growth(now: Figure, before: Figure) {
  if (!isNumber(now) || !isAboveZero(before)) return null;
  return finite(100 * (now / before - 1));
}

/** Annualized growth over n years = 100 × ((now / before)^(1/n) − 1). Null if either value is zero or negative. */
export function yearlyGrowth(now: Figure, before: Figure, years: number) {
  if (!isAboveZero(now) || !isAboveZero(before) || !(years > 0)) return null;
  return finite(100 * ((now / before) ** (1 / years) - 1));
}

/** Number of years of EPS growth that PEG is based on. */
export const pegYears = 3;

/** PEG = P/E / annualized EPS growth over three years in percent. Null without a P/E or if earnings did not grow. */
export function pegRatio(pe: Figure, eps: Figure, epsThreeYearsBefore: Figure) {
  const grown = yearlyGrowth(eps, epsThreeYearsBefore, pegYears);
  if (!isAboveZero(pe) || !isAboveZero(grown)) return null;
  return finite(pe / grown);
}

/** Net margin = 100 × net income / revenue. Null if revenue is zero, negative or missing; negative for a loss. */
export function netMargin(netIncome: Figure, revenue: Figure) {
  if (!isNumber(netIncome) || !isAboveZero(revenue)) return null;
  return finite((100 * netIncome) / revenue);
}

/** Market cap = price × shares outstanding. Null unless both are positive. */
export function marketCap(price: Figure, shares: Figure) {
  if (!isAboveZero(price) || !isAboveZero(shares)) return null;
  return finite(price * shares);
}

/** Free cash flow = operating cash flow − capital expenditures. Null unless both are reported. */
export function freeCashFlow(operatingCashFlow: Figure, capitalSpending: Figure) {
  if (!isNumber(operatingCashFlow) || !isNumber(capitalSpending)) return null;
  return operatingCashFlow - capitalSpending;
}

/** One figure divided by another, such as debt to equity. Null if the divisor is zero, negative or missing. */
export function ratio(upper: Figure, lower: Figure) {
  if (!isNumber(upper) || !isAboveZero(lower)) return null;
  return finite(upper / lower);
}

export const isNumber = (value: Figure): value is number => typeof value === 'number' && Number.isFinite(value);
const isAboveZero = (value: Figure): value is number => isNumber(value) && value > 0;
const finite = (value: number) => (Number.isFinite(value) ? value : null);
