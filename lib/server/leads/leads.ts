import type { z } from 'zod';
import type { AttributionSnapshot } from '@/lib/contracts/visits/attribution';
import type { campaign, contactMessage, joinRequest, sponsorship } from '@/lib/contracts/leads/leads';
import { campaignSlug } from '@/lib/domain/leads/campaign-link';
import { emailKey } from '@/lib/domain/shared/email';
import { randomId } from '@/lib/domain/shared/ids';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import type { Origin } from '@/lib/server/platform/http/origin';
import { insertTouches } from '@/lib/server/visits/attribution-repository';
import { saveLead, type Lead, type LeadAnswer } from './leads-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { recordEvent } from '@/lib/server/visits/events';
import { storeSubmission } from './lead-intake';

export const joinUs = (request: z.output<typeof joinRequest>, origin: Origin) =>
  storeSubmission({ form: 'join-us', trap: request.leaveEmpty, origin }, async (tx) => {
    const { email, firstName, joinAs, about } = request;
    await storeLead(tx, { form: 'join-us', email, answer: filled({ firstName, joinAs, about }) }, request.attribution);
  });

export const sponsor = (request: z.output<typeof sponsorship>, origin: Origin) =>
  storeSubmission({ form: 'sponsors', trap: request.leaveEmpty, origin }, async (tx) => {
    const { email, firstName, organization, website, about } = request;
    const answer = filled({ firstName, organization, website, about });
    await storeLead(tx, { form: 'sponsors', email, answer }, request.attribution);
  });

/** One person may run several campaigns, so each campaign name is a separate lead. */
export const registerCampaign = (request: z.output<typeof campaign>, origin: Origin) =>
  storeSubmission({ form: 'campaign', trap: request.leaveEmpty, origin }, async (tx) => {
    const { email, firstName, campaign: name, channel, startsOn } = request;
    const answer = filled({ firstName, campaign: name, channel, startsOn });
    await storeLead(tx, { form: 'campaign', email, answer, about: campaignSlug(name) }, request.attribution);
  });

/** Each message is a separate lead, so that a second message is not treated as a duplicate of the first. */
export const contact = (request: z.output<typeof contactMessage>, origin: Origin) =>
  storeSubmission({ form: 'contact', trap: request.leaveEmpty, origin }, async (tx) => {
    const { email, name, topic, message } = request;
    const about = hashOf(`${topic} ${message}`);
    await storeLead(tx, { form: 'contact', email, answer: { name, topic, message }, about }, request.attribution);
  });

type NewLead = Pick<Lead, 'form' | 'email' | 'answer'> & {
  /** The subject, for forms that one person may submit several times. */
  about?: string;
};

/** Stores a lead with its attribution and queues its mail. A duplicate queues nothing. */
export async function storeLead(
  tx: Tx,
  { about, ...lead }: NewLead,
  attribution: AttributionSnapshot,
): Promise<string> {
  const dedupeKey = about === undefined ? emailKey(lead.email) : `${emailKey(lead.email)} ${about}`;
  const id = await saveLead(tx, { ...lead, id: randomId(), dedupeKey, at: now() });
  await recordEvent(tx, { name: 'lead', key: id, detail: lead.form });
  await insertTouches(tx, { kind: 'lead', id }, attribution);
  await enqueueMessage(tx, { topic: 'lead-mail', payload: { leadId: id }, dedupeKey: `lead-mail:${id}` });
  return id;
}

const filled = (answer: Record<string, string | undefined>): LeadAnswer =>
  Object.fromEntries(Object.entries(answer).filter((pair): pair is [string, string] => pair[1] !== undefined));
