/** The statuses of an account over time, each with the milliseconds since the account's creation. */
export type Course = [afterMs: number, status: string, needs?: string[]][];

/**
 * Test values, like those of the broker's sandbox: the last four digits of the sample tax id select the outcome. Any
 * other number is approved within a minute.
 */
const courses: Record<string, Course> = {
  '0001': [[0, 'SUBMITTED'], [10_000, 'REJECTED']],
  '0002': [[0, 'SUBMITTED'], [5_000, 'ACTION_REQUIRED', ['IDENTITY_VERIFICATION']]],
  '0003': [[0, 'SUBMITTED'], [5_000, 'APPROVAL_PENDING']],
  '0004': [[0, 'SUBMISSION_FAILED']],
  '0005': [[0, 'ONBOARDING']],
  '0006': [[0, 'ACTIVE']],
  '0007': [[0, 'INACTIVE']],
  '0008': [[0, 'PAPER_ONLY']],
  '0009': [[0, 'APPROVED']],
  '0010': [[0, 'ACCOUNT_UPDATED']],
  '0011': [[0, 'SUBMITTED'], [10_000, 'ACCOUNT_CLOSED']],
  '0012': [[0, 'AML_REVIEW']],
  '0014': [[0, 'SUBMITTED'], [3_000, 'APPROVED'], [6_000, 'ACTIVE']],
  '0013': [[0, 'SUBMITTED'], [5_000, 'ACTION_REQUIRED', ['TAX_IDENTIFICATION', 'ADDRESS_VERIFICATION']]],
}; // prettier-ignore

const usual: Course = [[0, 'SUBMITTED'], [20_000, 'APPROVED'], [40_000, 'ACTIVE']]; // prettier-ignore

/** The course with a manual review of a disclosure, which is approved. */
const reviewed: Course = [[0, 'SUBMITTED'], [5_000, 'APPROVAL_PENDING'], [30_000, 'APPROVED'], [45_000, 'ACTIVE']]; // prettier-ignore

/** The document code of each disclosure that is reviewed manually. */
const looks: Record<string, string> = {
  is_control_person: 'CONTROL_PERSON',
  is_affiliated_exchange_or_finra: 'AFFILIATED',
  is_politically_exposed: 'PEP',
  immediate_family_exposed: 'FAMILY_MEMBER_PEP',
};

/** The type of context that completes a disclosure. */
const settledBy: Record<string, string> = {
  is_control_person: 'CONTROLLED_FIRM',
  is_affiliated_exchange_or_finra: 'AFFILIATE_FIRM',
  immediate_family_exposed: 'IMMEDIATE_FAMILY_EXPOSED',
};

/** Codes of the affirmed disclosures whose context is missing. */
export function needsOf(disclosures: Record<string, unknown>): string[] {
  const context = (disclosures['context'] ?? []) as { context_type?: string }[];
  return Object.entries(looks).flatMap(([flag, code]) =>
    disclosures[flag] === true && !context.some(({ context_type: type }) => type && type === settledBy[flag])
      ? [code]
      : [],
  );
}

/**
 * The course that a tax id and disclosures select. An affirmed disclosure is reviewed manually; missing context is
 * requested first.
 */
export function courseOf(taxId: string, disclosures: Record<string, unknown>): Course {
  const chosen = courses[taxId.slice(-4)];
  if (chosen) return chosen;
  const needs = needsOf(disclosures);
  if (needs.length > 0) return [[0, 'SUBMITTED'], [5_000, 'ACTION_REQUIRED', needs]]; // prettier-ignore
  return Object.keys(looks).some((flag) => disclosures[flag] === true) ? reviewed : usual;
}

/** The codes that a document of this type, or a change of this part of the account, resolves. */
const settles: Record<string, readonly string[]> = {
  identity_verification: [
    'IDENTITY_VERIFICATION',
    'INVALID_IDENTITY_PASSPORT',
    'SELFIE_VERIFICATION',
    'VISA_TYPE_OTHER',
  ],
  address_verification: ['ADDRESS_VERIFICATION'],
  date_of_birth_verification: ['DATE_OF_BIRTH'],
  tax_id_verification: ['TAX_IDENTIFICATION'],
  w8ben: ['W8BEN_CORRECTION'],
  pep_declaration_form: ['PEP', 'FAMILY_MEMBER_PEP'],
  account_approval_letter: ['AFFILIATED'],
  date_of_birth: ['DATE_OF_BIRTH', 'IDENTITY_VERIFICATION'],
  tax_id: ['TAX_IDENTIFICATION'],
  street_address: ['ADDRESS_VERIFICATION'],
  CONTROLLED_FIRM: ['CONTROL_PERSON'],
  AFFILIATE_FIRM: ['AFFILIATED'],
  IMMEDIATE_FAMILY_EXPOSED: ['FAMILY_MEMBER_PEP'],
};

/**
 * The course after required documents or details were submitted. Once none is missing, a review decides within seconds.
 */
export function courseAfter(course: Course, ageMs: number, given: readonly string[], isRefused = false): Course {
  const [, status, needs = []] = stepAtAge(course, ageMs);
  if (status !== 'ACTION_REQUIRED') return course;
  const settled = given.flatMap((one) => settles[one] ?? []);
  const left = needs.filter((code) => !settled.includes(code));
  if (left.length > 0) return [[0, 'ACTION_REQUIRED', left]];
  if (isRefused) return [[0, 'SUBMITTED'], [ageMs + 10_000, 'REJECTED']]; // prettier-ignore
  return [[0, 'APPROVAL_PENDING'], [ageMs + 10_000, 'APPROVED'], [ageMs + 20_000, 'ACTIVE']]; // prettier-ignore
}

export const stepAtAge = (course: Course, ageMs: number) =>
  course.findLast(([afterMs]) => afterMs <= ageMs) ?? ([0, 'SUBMITTED'] satisfies Course[number]);

/** Tax ids whose last four digits make the request itself fail. */
export const failures = {
  '0422': 'refuses',
  '0409': 'knows the email',
  '0500': 'fails and keeps nothing',
  '0504': 'keeps the account and does not answer',
  '0429': 'is busy',
} as const;
