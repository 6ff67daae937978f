import { isOver } from '@/lib/domain/application/statuses';

/** What becomes of an account: from so many milliseconds after it was made, this status. */
export type Course = [afterMs: number, status: string, needs?: string[]][];

/**
 * Test values: the last four digits of the made-up tax id choose what happens, like the fixtures of the broker's
 * sandbox. Any other number is approved within a minute.
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

/** Why the broker looks twice at a disclosure. */
const looks: Record<string, string> = {
  is_control_person: 'CONTROL_PERSON',
  is_affiliated_exchange_or_finra: 'AFFILIATED',
  is_politically_exposed: 'PEP',
  immediate_family_exposed: 'FAMILY_MEMBER_PEP',
};

export function courseOf(taxId: string, disclosures: Record<string, unknown>): Course {
  const chosen = courses[taxId.slice(-4)];
  const needs = Object.entries(looks).flatMap(([flag, code]) => (disclosures[flag] === true ? [code] : []));
  return chosen ?? (needs.length > 0 ? [[0, 'SUBMITTED'], [5_000, 'ACTION_REQUIRED', needs]] : usual); // prettier-ignore
}

/** Papers were handed in: the broker looks again and approves, unless the account is over. */
export function courseAfterPapers(course: Course, ageMs: number): Course {
  const [, status] = standing(course, ageMs);
  if (isOver(status)) return course;
  return [[0, 'APPROVAL_PENDING'], [ageMs + 10_000, 'APPROVED'], [ageMs + 20_000, 'ACTIVE']]; // prettier-ignore
}

export const standing = (course: Course, ageMs: number) =>
  course.findLast(([afterMs]) => afterMs <= ageMs) ?? ([0, 'SUBMITTED'] satisfies Course[number]);

/** Test values for failures of the call itself. */
export const failures = {
  '0422': 'refuses',
  '0409': 'knows the email',
  '0500': 'fails and keeps nothing',
  '0504': 'keeps the account and does not answer',
  '0429': 'is busy',
} as const;
