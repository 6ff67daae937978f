import { initials } from '@/lib/domain/text';

export type TeamRole = { role: string; duty: string; monogram: string };

const roles = [
  ['Founder', 'Answers for the whole, and signs the weekly report.'],
  ['Sector research', 'Keeps the charts of every sector right and their sources named.'],
  ['Options desk', 'Issues each signal and closes it in public.'],
  ['Site engineering', 'Keeps the site up, fast and honest about its faults.'],
  ['Ambassador care', 'Explains every payout, and every one that was not made.'],
  ['Rules and compliance', 'Reads each claim before you do.'],
  ['Investor relations', 'Shows each round first to those who asked for it.'],
] as const;

/** Who answers for something by role, as a claim's owner. */
export type RoleName = (typeof roles)[number][0];

/** Seven roles with drawn monograms: no photographs and no names until there are people to name. */
export const team: readonly TeamRole[] = roles.map(([role, duty]) => ({ role, duty, monogram: initials(role) }));
