import { reportsContract } from '@/lib/contracts/reports';
import { implement } from '../http/implement';
import { reportTraffic } from '../services/traffic';

export const reportsRoutes = implement(reportsContract, {
  traffic: ({ query }) => reportTraffic(query),
});
