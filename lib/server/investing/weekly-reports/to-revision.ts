import type { ReportRevision } from '@/lib/contracts/investing/weekly-reports';
import type { WeeklyReportRow } from '@/lib/server/platform/db/schema/weekly-reports';

export const toRevision = ({ week: _, writtenAt, ...row }: WeeklyReportRow): ReportRevision => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
});
