import { leadsContract } from '@/lib/contracts/leads/leads';
import { db } from '@/lib/server/platform/db/pool';
import { implement } from '@/lib/server/platform/http/implement';
import { exportLeads } from './lead-export-repository';
import { contact, joinUs, registerCampaign, sponsor } from './leads';

export const leadsRoutes = implement(leadsContract, {
  joinUs: ({ body }, { origin }) => joinUs(body, origin),
  sponsor: ({ body }, { origin }) => sponsor(body, origin),
  contact: ({ body }, { origin }) => contact(body, origin),
  list: async ({ query: { form, cursor, limit } }) => {
    const [at = '', id = ''] = cursor?.split('_', 2) ?? [];
    const items = await exportLeads(db(), { form, limit, after: cursor === undefined ? undefined : { at, id } });
    const last = items.length === limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? `${last.at}_${last.id}` : null };
  },
  registerCampaign: ({ body }, { origin }) => registerCampaign(body, origin),
});
