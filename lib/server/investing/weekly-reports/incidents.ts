import { notFound } from '@/lib/content/shared/messages';
import type { Incident } from '@/lib/contracts/investing/incidents';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import * as rows from './incidents-repository';

const max = 100;

type Noted = { incident: Incident; isNew: boolean };
type IncidentInput = { text: string; at?: string | undefined };

export async function listIncidents() {
  const items = (await rows.listIncidents(db(), max)).map(toIncident);
  const isSample = settings().mode === 'demo';
  return { items, meta: { source: 'Noted by the operator', asOf: now().toISOString(), isSample } };
}

/** Records an incident. If one with the same text is open, such as after a retry, it is returned instead. */
export function beginIncident({ text, at }: IncidentInput, origin: Origin): Promise<Noted> {
  const recordedAt = now();
  const beganAt = momentOf(at, recordedAt);
  return transaction(async (tx) => {
    await rows.lockIncidents(tx);
    const lasting = await rows.findOpenIncident(tx, text);
    if (lasting) return { incident: toIncident(lasting), isNew: false };
    const id = randomId();
    await rows.insertIncident(tx, { id, beganAt, notedAt: recordedAt, text });
    await recordAudit(tx, { event: 'incident_began', result: 'ok', subject: null, origin, detail: { incident: id } });
    return { incident: toIncident({ id, beganAt, text, endedAt: null, outcome: null }), isNew: true };
  });
}

/** Records the end of an incident, once; a retry with the same text returns it. */
export function endIncident(id: string, { text, at }: IncidentInput, origin: Origin): Promise<Noted> {
  const recordedAt = now();
  const endedAt = momentOf(at, recordedAt);
  return transaction(async (tx) => {
    await rows.lockIncidents(tx);
    const found = await rows.findIncident(tx, id);
    if (!found) throw new AppError('not_found', notFound);
    if (found.outcome === text) return { incident: toIncident(found), isNew: false };
    if (found.endedAt) throw new AppError('conflict', 'This incident is already resolved.');
    if (endedAt < found.beganAt) throw new AppError('unprocessable', 'An incident cannot end before it began.');
    await rows.insertIncidentEnd(tx, { incidentId: id, endedAt, notedAt: recordedAt, text });
    await recordAudit(tx, { event: 'incident_ended', result: 'ok', subject: null, origin, detail: { incident: id } });
    return { incident: toIncident({ ...found, endedAt, outcome: text }), isNew: true };
  });
}

function momentOf(at: string | undefined, recordedAt: Date) {
  const moment = at === undefined ? recordedAt : new Date(at);
  if (moment > recordedAt) throw new AppError('unprocessable', 'This time is in the future.');
  return moment;
}

const toIncident = ({ beganAt, endedAt, ...row }: rows.IncidentRow): Incident => ({
  ...row,
  beganAt: beganAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
