/** The steps of an investor's identity form, in order; each is saved separately. */
export const amlSteps = ['identity', 'address', 'funds', 'declarations'] as const;
export type AmlStep = (typeof amlSteps)[number];

export const fundSources = ['employment', 'business', 'savings', 'investments', 'inheritance', 'other'] as const;
export type FundSource = (typeof fundSources)[number];

/** Securities are sold to adults only. */
export const leastAge = 18;

/** Whether a person born on a day is an adult on another. */
export function isOfAge(birthDate: string, today: string) {
  const year = Number(birthDate.slice(0, 4)) + leastAge;
  // String comparison: persons born on a leap day are adults on March 1 in other years.
  return `${String(year).padStart(4, '0')}${birthDate.slice(4)}` <= today;
}
