import type { z } from 'zod';
import type { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import {
  newsletterConfirmed,
  newsletterEnded,
  newsletterLinkInvalid,
  unsubscribeLinkInvalid,
} from '@/lib/content/leads/messages';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { insertTouches } from '@/lib/server/visits/attribution-repository';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import {
  confirmSubscriber,
  endSubscriber,
  findLink,
  findOrInsertSubscriber,
  consumeConfirmLink,
} from './newsletter-repository';
import { deleteUnsentMails, enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';
import { storeSubmission } from '@/lib/server/leads/lead-intake';
import { recordEvent } from '@/lib/server/visits/events';
import { listOfLink, openUnsubscribeLink } from './newsletter-links';
import { hasList, listMails } from './subscriber-lists';

/** Stores a request and queues it. It is handled later, so that the response cannot reveal who is subscribed. */
export const requestNewsletter = (request: z.output<typeof newsletterContract.subscribe.body>, origin: Origin) =>
  storeSubmission({ form: request.list, trap: request.leaveEmpty, origin }, async (tx) => {
    const { email, list, page, attribution } = request;
    const subscriberId = await findOrInsertSubscriber(tx, { id: randomId(), email, at: now(), ip: origin.ip, list });
    await recordConsent(tx, { name: list, subject: subscriberId, given: 'button', page, origin });
    await recordEvent(tx, { name: 'lead', key: subscriberId, detail: list });
    await insertTouches(tx, { kind: 'lead', id: subscriberId }, attribution);
    await enqueueMessage(tx, { topic: 'newsletter-request', payload: { subscriberId, list } });
  });

/** Confirms the address of a link. Idempotent until the address unsubscribes. */
export async function confirmNewsletter(token: string, origin: Origin) {
  await enforceNetworkLimit('newsletterLinksByIp', origin);
  const hash = hashOf(token);
  const at = now();
  await transaction(async (tx) => {
    const used = await consumeConfirmLink(tx, { hash, at });
    const list = used && listOfLink(used.purpose);
    if (!used || !list) return refuseUnlessConfirmed(tx, hash);
    const { id } = used;
    const email = await confirmSubscriber(tx, { id, at, ip: origin.ip, list });
    // The subscriber's row proves a single confirmation, which may be that of the other list.
    const page = mailedPaths.newsletterConfirm;
    if (list === 'weekly-report') await recordConsent(tx, { name: list, subject: id, given: 'button', page, origin });
    const unsubscribeLink = await openUnsubscribeLink(tx, id);
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: { template: 'newsletter-confirmed', to: email, data: { unsubscribeLink, list } },
      dedupeKey: `newsletter-confirmed:${hash}`,
    });
  });
  return newsletterConfirmed;
}

/** Unsubscribes the address of a link; idempotent. The link is sufficient, without signing in. */
export async function unsubscribeNewsletter(token: string, origin: Origin) {
  await enforceNetworkLimit('newsletterLinksByIp', origin);
  const hash = hashOf(token);
  await transaction(async (tx) => {
    const link = await findLink(tx, hash);
    if (link?.purpose !== 'unsubscribe') throw new AppError('bad_request', unsubscribeLinkInvalid);
    await endSubscriber(tx, { id: link.subscriberId, email: link.email, at: now() });
    await deleteUnsentMails(tx, { templates: listMails, to: link.email });
  });
  return newsletterEnded;
}

async function refuseUnlessConfirmed(tx: Tx, hash: string) {
  const link = await findLink(tx, hash);
  const list = link && listOfLink(link.purpose);
  if (!list || !hasList(link, list)) throw invalid();
}

const invalid = () => new AppError('bad_request', newsletterLinkInvalid);
