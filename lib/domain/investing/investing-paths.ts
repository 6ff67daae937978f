import { paths, under } from '@/lib/domain/shared/paths';

/** Paths that few pages link to. Separate from the others, so that the rest of the site does not load them. */
export const investingPaths = {
  /** A weekly report by its Monday. */
  weeklyReport: under(paths.weeklyReports),
  /** A round in its first look, shown to investors only. */
  firstLook: under(paths.accountInvesting),
  round: under(paths.rounds),
  simulator: '/cap-table/simulator',
  equality: '/cap-table/equality',
  project: under(paths.backProject),
} as const;
