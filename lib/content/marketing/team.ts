import { initials } from '@/lib/domain/shared/text/text';

export type TeamRole = { role: string; duty: string; monogram: string };

const roles = [
  ['Founder', 'Leads the company and signs the weekly report.'],
  ['Sector research', 'Maintains sector charts and cites their sources.'],
  ['Options desk', 'Issues every signal and publishes its result.'],
  ['Site engineering', 'Keeps the site fast and reliable.'],
  ['Ambassador support', 'Handles ambassador payouts and questions.'],
  ['Compliance', 'Reviews every claim before it’s published.'],
  ['Investor relations', 'Answers questions from investors.'],
] as const;

/** Name of a role that can own a claim. */
export type RoleName = (typeof roles)[number][0];

/** Seven roles with monograms instead of names and photos. */
export const team: readonly TeamRole[] = roles.map(([role, duty]) => ({ role, duty, monogram: initials(role) }));
