import { paths, under } from '@/lib/domain/shared/paths';

/** Paths that few pages link to, in a separate file so that the other pages do not load them. */
export const investingPaths = {
  /** A weekly report, identified by its Monday. */
  weeklyReport: under(paths.weeklyReports),
  /** A round during its first look, visible to investors only. */
  firstLook: under(paths.accountInvesting),
  round: under(paths.rounds),
  simulator: '/cap-table/simulator',
  equality: '/cap-table/equality',
  project: under(paths.backProject),
} as const;
