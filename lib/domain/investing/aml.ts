/** The steps of an investor's identity form, in order; each is saved separately. */
export const amlSteps = ['identity', 'address', 'funds', 'declarations'] as const;
export type AmlStep = (typeof amlSteps)[number];

export const fundSources = ['employment', 'business', 'savings', 'investments', 'inheritance', 'other'] as const;
export type FundSource = (typeof fundSources)[number];

/** Minimum age in years. Securities are sold to adults only. */
export const minAge = 18;

/** Whether a person with this birth date is an adult today. */
export function isOfAge(birthDate: string, today: string) {
  const year = Number(birthDate.slice(0, 4)) + minAge;
  // With string comparison, people born on February 29 become adults on March 1 in other years.
  return `${String(year).padStart(4, '0')}${birthDate.slice(4)}` <= today;
}
