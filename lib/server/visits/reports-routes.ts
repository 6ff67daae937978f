import { reportsContract } from '@/lib/contracts/visits/reports';
import { implement } from '@/lib/server/platform/http/implement';
import { reportTraffic } from './traffic';

export const reportsRoutes = implement(reportsContract, {
  traffic: ({ query }) => reportTraffic(query),
});
