import { notFound } from '@/lib/content/messages';
import type { Incident } from '@/lib/contracts/incidents';
import { randomId } from '@/lib/domain/ids';
import { now } from '../clock';
import { db, transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import * as rows from '../repositories/incidents';

const most = 100;

type Noted = { incident: Incident; isNew: boolean };
type Given = { text: string; at?: string | undefined };

export async function listIncidents() {
  const items = (await rows.listIncidents(db(), most)).map(toIncident);
  const isSample = settings().mode === 'demo';
  return { items, meta: { source: 'Noted by the operator', asOf: now().toISOString(), isSample } };
}

/** Notes an incident; the same sentence again, as after a lost answer, is the one that lasts. */
export function beginIncident({ text, at }: Given, origin: Origin): Promise<Noted> {
  const notedAt = now();
  const beganAt = momentOf(at, notedAt);
  return transaction(async (tx) => {
    await rows.lockIncidents(tx);
    const lasting = await rows.findLasting(tx, text);
    if (lasting) return { incident: toIncident(lasting), isNew: false };
    const id = randomId();
    await rows.insertIncident(tx, { id, beganAt, notedAt, text });
    await recordAudit(tx, { event: 'incident_began', result: 'ok', subject: null, origin, detail: { incident: id } });
    return { incident: toIncident({ id, beganAt, text, endedAt: null, outcome: null }), isNew: true };
  });
}

/** Notes the end of an incident, once. */
export function endIncident(id: string, { text, at }: Given, origin: Origin): Promise<Noted> {
  const notedAt = now();
  const endedAt = momentOf(at, notedAt);
  return transaction(async (tx) => {
    await rows.lockIncidents(tx);
    const found = await rows.findIncident(tx, id);
    if (!found) throw new AppError('not_found', notFound);
    if (found.outcome === text) return { incident: toIncident(found), isNew: false };
    if (found.endedAt) throw new AppError('conflict', 'The end of this incident is noted and stays.');
    if (endedAt < found.beganAt) throw new AppError('unprocessable', 'An incident cannot end before it began.');
    await rows.insertIncidentEnd(tx, { incidentId: id, endedAt, notedAt, text });
    await recordAudit(tx, { event: 'incident_ended', result: 'ok', subject: null, origin, detail: { incident: id } });
    return { incident: toIncident({ ...found, endedAt, outcome: text }), isNew: true };
  });
}

function momentOf(at: string | undefined, notedAt: Date) {
  const moment = at === undefined ? notedAt : new Date(at);
  if (moment > notedAt) throw new AppError('unprocessable', 'This moment has not come yet.');
  return moment;
}

const toIncident = ({ beganAt, endedAt, ...row }: rows.IncidentRow): Incident => ({
  ...row,
  beganAt: beganAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
