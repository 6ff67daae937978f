import { weeklyReportsContract } from '@/lib/contracts/weekly-reports';
import { isDateOnly } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths';
import { notFound } from '@/lib/content/messages';
import { AppError } from '../errors';
import { implement } from '../http/implement';
import { checkReport, listWeeks, writeReport } from '../services/weekly-reports';
import { remakePages } from './remake-pages';

export const weeklyReportsRoutes = implement(weeklyReportsContract, {
  list: () => listWeeks(),
  write: async ({ body }, { origin, revalidate }) => {
    const written = await writeReport(body, origin);
    await remakePages([paths.weeklyReports], revalidate);
    return written;
  },
  check: ({ params }) => {
    if (!isDateOnly(params.week)) throw new AppError('not_found', notFound);
    return checkReport(params.week);
  },
});
