/** Form W-9 for US persons; everyone else certifies that they are not one. */
export const taxFormKinds = ['w9', 'foreign'] as const;
export type TaxFormKind = (typeof taxFormKinds)[number];

/** The boxes of line 3a of Form W-9 (Rev. March 2024). */
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

/** Nine digits, with the separators people type. */
export const taxIdDigits = (value: string) => {
  const digits = value.replaceAll(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? digits : undefined;
};

type Threshold = { fromYear: number; cents: number; source: string };

/** From this total of a calendar year on, payments are reported on Form 1099-NEC. A change of the law adds a row. */
export const reportingThresholds: readonly Threshold[] = [
  { fromYear: 2020, cents: 60_000, source: '26 U.S.C. § 6041A(a)(2), as in effect until 2025' },
  {
    fromYear: 2026,
    cents: 200_000,
    source: '26 U.S.C. § 6041A(a)(2), amended by Pub. L. 119-21 § 70433 for payments made after December 31, 2025',
  },
];

/** The threshold of a year. From 2027 on it is adjusted for inflation: add a row when the IRS publishes it. */
export function reportingThreshold(year: number): Threshold {
  const valid = reportingThresholds.findLast(({ fromYear }) => fromYear <= year);
  if (!valid) throw new RangeError(`There is no reporting threshold for ${year}`);
  return valid;
}

/** Whether a payee's payments of a year are reported: only those of US payees who are not corporations. */
export const isReportable = (
  { kind, classification }: { kind: TaxFormKind; classification: string | null },
  paidCents: number,
  year: number,
) => kind === 'w9' && !isCorporation(classification) && paidCents >= reportingThreshold(year).cents;

const corporations = new Set(['c_corporation', 's_corporation', 'llc_c', 'llc_s']);
const isCorporation = (classification: string | null) => classification !== null && corporations.has(classification);
