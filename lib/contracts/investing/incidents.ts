import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';
import { provenance } from '@/lib/contracts/shared/provenance';

const incident = z.object({
  id: z.string(),
  beganAt: z.iso.datetime(),
  text: z.string(),
  /** Null while the incident is open. */
  endedAt: z.iso.datetime().nullable(),
  outcome: z.string().nullable(),
});
export type Incident = z.infer<typeof incident>;

const noted = z.object({ incident, isNew: z.boolean() });
const moment = z.iso.datetime('Enter a time like 2026-01-05T10:00:00Z');

export const incidentsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/incidents',
    access: 'public',
    summary: 'List the latest 100 incidents that affected members, newest first.',
    response: z.object({ items: z.array(incident), meta: provenance }),
    sharedForS: 60,
  },
  begin: {
    method: 'POST',
    path: '/api/ops/incidents',
    access: 'operator',
    summary: 'Publish an incident, starting now or at a given time. It cannot be changed.',
    body: z.object({ text: line(300), at: moment.optional() }),
    response: noted,
  },
  end: {
    method: 'POST',
    path: '/api/ops/incidents/:id/end',
    access: 'operator',
    summary: 'Resolve an incident with its cause and fix.',
    body: z.object({ text: line(300), at: moment.optional() }),
    response: noted,
  },
});
