import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';
import { provenance } from '@/lib/contracts/shared/provenance';

const incident = z.object({
  id: z.string(),
  beganAt: z.iso.datetime(),
  text: z.string(),
  /** Null while it is open. */
  endedAt: z.iso.datetime().nullable(),
  outcome: z.string().nullable(),
});
export type Incident = z.infer<typeof incident>;

const noted = z.object({ incident, isNew: z.boolean() });
const moment = z.iso.datetime('Please give a moment as 2026-01-05T10:00:00Z');

export const incidentsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/incidents',
    access: 'public',
    summary: 'The latest 100 incidents that members could notice, the newest first.',
    response: z.object({ items: z.array(incident), meta: provenance }),
    sharedForS: 60,
  },
  begin: {
    method: 'POST',
    path: '/api/ops/incidents',
    access: 'operator',
    summary: 'Notes in public what went wrong, now or at the moment given. It is never changed.',
    body: z.object({ text: line(300), at: moment.optional() }),
    response: noted,
  },
  end: {
    method: 'POST',
    path: '/api/ops/incidents/:id/end',
    access: 'operator',
    summary: 'Notes that an incident is over, what it was and what was done about it.',
    body: z.object({ text: line(300), at: moment.optional() }),
    response: noted,
  },
});
