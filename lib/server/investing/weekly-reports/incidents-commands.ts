import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { incidentsContract, type Incident } from '@/lib/contracts/investing/incidents';

export const incidentsUsage = `  incident              list incidents that affected members, newest first
  incident begin [--at 2026-01-05T10:00:00Z] <impact>
  incident end [--at 2026-01-05T10:30:00Z] <id> <cause and fix>
                        publish it permanently; the weekly report counts it`;

/** `npm run ops -- incident ...`; returns the output, or undefined for unknown arguments. */
export async function runIncidents(
  http: AxiosInstance,
  [verb, ...rest]: string[],
  at: string | undefined,
): Promise<string | undefined> {
  const incidents = createClient(incidentsContract, http);
  if (verb === undefined) return (await incidents.list()).items.map(lineOf).join('\n') || 'No incidents.';
  const moment = at === undefined ? {} : { at };
  if (verb === 'begin' && rest.length > 0)
    return lineOf((await incidents.begin({ body: { text: rest.join(' '), ...moment } })).incident);
  const [id, ...words] = rest;
  if (verb !== 'end' || id === undefined || words.length === 0) return undefined;
  return lineOf((await incidents.end({ params: { id }, body: { text: words.join(' '), ...moment } })).incident);
}

const lineOf = ({ id, beganAt, endedAt, text, outcome }: Incident) =>
  `${id}  ${beganAt} to ${endedAt ?? 'now'}  ${text}${outcome === null ? '' : `  ${outcome}`}`;
