/** A card brand's number format: its prefix, digit groups, allowed lengths, and the length of its security code. */
type Brand = { prefix: RegExp; groups: readonly number[]; lengths: readonly number[]; cvc: number };

const inFours = [4, 4, 4, 4, 3];
const brands: readonly Brand[] = [
  { prefix: /^3[47]/, groups: [4, 6, 5], lengths: [15], cvc: 4 },
  { prefix: /^3(0[0-5]|[689])/, groups: [4, 6, 4], lengths: [14], cvc: 3 },
  { prefix: /^4/, groups: inFours, lengths: [13, 16, 19], cvc: 3 },
  { prefix: /^(5[1-5]|2[2-7])/, groups: inFours, lengths: [16], cvc: 3 },
];
/** The default for Discover, JCB, UnionPay and other brands. */
const other: Brand = { prefix: /^/, groups: inFours, lengths: [12, 13, 14, 15, 16, 17, 18, 19], cvc: 3 };

const brandOf = (digits: string) => brands.find(({ prefix }) => prefix.test(digits)) ?? other;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Formats a card number in its brand's groups while it is typed. */
export function formatCardNumber(typed: string) {
  let rest = digitsOf(typed);
  const groups: string[] = [];
  for (const length of brandOf(rest).groups) {
    if (rest !== '') groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return groups.join(' ');
}

/**
 * Formats an expiration date as MM/YY while it is typed. Months such as "5" and "1/" get a leading zero, and four-digit
 * years are kept.
 */
export function formatExpiry(typed: string) {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(typed.trim()) ?? [];
  if (isoYear && isoMonth) return `${isoMonth}/${isoYear}`;
  const padded = typed
    .trim()
    .replace(/^(\d)\s*[/-]/, '0$1/')
    .replace(/^([2-9])/, '0$1');
  const digits = digitsOf(padded).slice(0, 6);
  const hasSlash = /^\d{2}\s*[/-]/.test(padded);
  return digits.length > 2 || hasSlash ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export const formatCvc = (typed: string) => digitsOf(typed).slice(0, 4);

/** The typed month and four-digit year; 0 if missing. */
export function expiryOf(typed: string) {
  const [month = '', year = ''] = typed.split('/');
  const number = Number.parseInt(year, 10) || 0;
  return {
    expMonth: Number.parseInt(month, 10) || 0,
    expYear: number === 0 || year.length > 2 ? number : 2000 + number,
  };
}

export type CardProblem =
  | 'number-missing'
  | 'number-short'
  | 'number-wrong'
  | 'expiry-missing'
  | 'expiry-month'
  | 'expiry-past'
  | 'cvc-3'
  | 'cvc-4';
type Typed = { number: string; expiry: string; cvc: string };

/** Validates the fields and returns a problem for each invalid one. `today` decides whether the card has expired. */
export function checkCard({ number, expiry, cvc }: Typed, today: Date): Partial<Record<keyof Typed, CardProblem>> {
  const problems = { number: numberProblem(digitsOf(number)), expiry: expiryProblem(expiry, today) };
  const length = brandOf(digitsOf(number)).cvc;
  const isCode = digitsOf(cvc).length === length;
  return {
    ...(problems.number ? { number: problems.number } : {}),
    ...(problems.expiry ? { expiry: problems.expiry } : {}),
    ...(isCode ? {} : { cvc: length === 4 ? 'cvc-4' : 'cvc-3' }),
  };
}

function numberProblem(digits: string): CardProblem | undefined {
  if (digits === '') return 'number-missing';
  if (!brandOf(digits).lengths.includes(digits.length)) return 'number-short';
  return isLuhn(digits) ? undefined : 'number-wrong';
}

function expiryProblem(expiry: string, today: Date): CardProblem | undefined {
  const { expMonth, expYear } = expiryOf(expiry);
  if (expMonth === 0 || expYear === 0) return 'expiry-missing';
  if (expMonth > 12) return 'expiry-month';
  const isPast = expYear * 12 + expMonth < today.getFullYear() * 12 + today.getMonth() + 1;
  return isPast ? 'expiry-past' : undefined;
}

/** The Luhn check of all card brands (ISO/IEC 7812), which detects any wrong digit and most swapped ones. */
function isLuhn(digits: string) {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((all, value) => all + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
