import { incidentsContract } from '@/lib/contracts/incidents';
import { paths } from '@/lib/domain/paths';
import { implement } from '../http/implement';
import { beginIncident, endIncident, listIncidents } from '../services/incidents';
import { remakePages } from './remake-pages';

export const incidentsRoutes = implement(incidentsContract, {
  list: () => listIncidents(),
  begin: async ({ body }, { origin, revalidate }) => {
    const noted = await beginIncident(body, origin);
    await remakePages([paths.weeklyReports], revalidate);
    return noted;
  },
  end: async ({ params, body }, { origin, revalidate }) => {
    const noted = await endIncident(params.id, body, origin);
    await remakePages([paths.weeklyReports], revalidate);
    return noted;
  },
});
