/** Form W-9 for US persons. Everyone else certifies that they are not a US person. */
export const taxFormKinds = ['w9', 'foreign'] as const;
export type TaxFormKind = (typeof taxFormKinds)[number];

/** Tax classifications: the boxes of line 3a of Form W-9 (Rev. March 2024). */
export const taxClassifications = [
  'individual',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust_or_estate',
  'llc_c',
  'llc_s',
  'llc_p',
] as const;

export const taxIdTypes = ['ssn', 'ein'] as const;

/** The nine digits of a tax ID typed with or without separators; otherwise undefined. */
export const taxIdDigits = (value: string) => {
  const digits = value.replaceAll(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? digits : undefined;
};

type Threshold = { fromYear: number; cents: number; source: string };

/** From this total per calendar year, payments are reported on Form 1099-NEC. A change in the law adds a row. */
export const reportingThresholds: readonly Threshold[] = [
  { fromYear: 2020, cents: 60_000, source: '26 U.S.C. § 6041A(a)(2), as in effect until 2025' },
  {
    fromYear: 2026,
    cents: 200_000,
    source: '26 U.S.C. § 6041A(a)(2), amended by Pub. L. 119-21 § 70433 for payments made after December 31, 2025',
  },
];

/**
 * The reporting threshold of a year. It is adjusted for inflation from 2027 on: add a row when the IRS publishes it.
 */
export function reportingThreshold(year: number): Threshold {
  const valid = reportingThresholds.findLast(({ fromYear }) => fromYear <= year);
  if (!valid) throw new RangeError(`There is no reporting threshold for ${year}`);
  return valid;
}

/** Whether a payee's payments of a year must be reported: only those to US payees that are not corporations. */
export const isReportable = (
  { kind, classification }: { kind: TaxFormKind; classification: string | null },
  paidCents: number,
  year: number,
) => kind === 'w9' && !isCorporation(classification) && paidCents >= reportingThreshold(year).cents;

const corporations = new Set(['c_corporation', 's_corporation', 'llc_c', 'llc_s']);
const isCorporation = (classification: string | null) => classification !== null && corporations.has(classification);
