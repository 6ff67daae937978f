import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { isDateOnly } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { notFound } from '@/lib/content/shared/messages';
import { AppError } from '@/lib/server/platform/errors';
import { implement } from '@/lib/server/platform/http/implement';
import { draftReport } from './weekly-report-draft';
import { checkReport, listWeeks, writeReport } from './weekly-reports';
import { regeneratePages } from '@/lib/server/platform/http/regenerate-pages';

export const weeklyReportsRoutes = implement(weeklyReportsContract, {
  list: () => listWeeks(),
  write: async ({ body }, { origin, revalidate }) => {
    const written = await writeReport(body, origin);
    await regeneratePages([paths.weeklyReports], revalidate);
    return written;
  },
  draft: ({ params }) => {
    if (!isDateOnly(params.week)) throw new AppError('not_found', notFound);
    return draftReport(params.week);
  },
  check: ({ params }) => {
    if (!isDateOnly(params.week)) throw new AppError('not_found', notFound);
    return checkReport(params.week);
  },
});
