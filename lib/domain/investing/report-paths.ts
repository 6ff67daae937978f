import { paths, under } from '@/lib/domain/shared/paths';

/** Paths below the weekly reports. Apart from the others, so that the rest of the site does not load them. */
export const reportPaths = {
  /** A week by its Monday. */
  weeklyReport: under(paths.weeklyReports),
} as const;
