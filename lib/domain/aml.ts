/** The steps of an investor's identity form, in their order; each is saved by itself. */
export const amlSteps = ['identity', 'address', 'funds', 'declarations'] as const;
export type AmlStep = (typeof amlSteps)[number];

export const fundSources = ['employment', 'business', 'savings', 'investments', 'inheritance', 'other'] as const;
export type FundSource = (typeof fundSources)[number];

/** Securities are sold to adults only. */
export const leastAge = 18;

/** Whether somebody born on a day is of age on another. */
export function isOfAge(birthDate: string, today: string) {
  const year = Number(birthDate.slice(0, 4)) + leastAge;
  // Born on a leap day: of age on the first of March in other years, as the order of the letters has it.
  return `${String(year).padStart(4, '0')}${birthDate.slice(4)}` <= today;
}
