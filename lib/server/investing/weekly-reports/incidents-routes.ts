import { incidentsContract } from '@/lib/contracts/investing/incidents';
import { paths } from '@/lib/domain/shared/paths';
import { implement } from '@/lib/server/platform/http/implement';
import { beginIncident, endIncident, listIncidents } from './incidents';
import { regeneratePages } from '@/lib/server/platform/http/regenerate-pages';

export const incidentsRoutes = implement(incidentsContract, {
  list: () => listIncidents(),
  begin: async ({ body }, { origin, revalidate }) => {
    const noted = await beginIncident(body, origin);
    await regeneratePages([paths.weeklyReports], revalidate);
    return noted;
  },
  end: async ({ params, body }, { origin, revalidate }) => {
    const noted = await endIncident(params.id, body, origin);
    await regeneratePages([paths.weeklyReports], revalidate);
    return noted;
  },
});
