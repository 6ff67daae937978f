import type { z } from 'zod';
import type { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { newsletterConfirmed, newsletterEnded, newsletterLinkInvalid } from '@/lib/content/leads/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { insertTouches } from '@/lib/server/visits/attribution-repository';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import { confirmSubscriber, endSubscriber, findLink, putSubscriber, useConfirmLink } from './newsletter-repository';
import { dropWaitingMails, putInOutbox } from '@/lib/server/platform/outbox/outbox-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { takeIn } from '@/lib/server/leads/lead-intake';
import { recordHappening } from '@/lib/server/visits/events';
import { openUnsubscribeLink } from './newsletter-links';

/** Queues a request. It is decided later, so that the response cannot reveal who is on the list. */
export const requestNewsletter = (request: z.output<typeof newsletterContract.subscribe.body>, origin: Origin) =>
  takeIn({ form: 'newsletter', trap: request.leaveEmpty, origin }, async (tx) => {
    const { email, page, attribution } = request;
    const subscriberId = await putSubscriber(tx, { id: randomId(), email, at: now(), ip: origin.ip });
    await recordConsent(tx, { name: 'newsletter', subject: subscriberId, given: 'button', page, origin });
    await recordHappening(tx, { name: 'lead', key: subscriberId, detail: 'newsletter' });
    await insertTouches(tx, { kind: 'lead', id: subscriberId }, attribution);
    await putInOutbox(tx, { topic: 'newsletter-request', payload: { subscriberId } });
  });

/** Confirms the address of a link. Idempotent until the address unsubscribes. */
export async function confirmNewsletter(token: string, origin: Origin) {
  await enforceLimits([{ limit: 'newsletterLinks', key: 'confirm' }], origin);
  const hash = hashOf(token);
  const at = now();
  await transaction(async (tx) => {
    const id = await useConfirmLink(tx, { hash, at });
    if (id === null) return refuseUnlessConfirmed(tx, hash);
    const email = await confirmSubscriber(tx, { id, at, ip: origin.ip });
    const unsubscribeLink = await openUnsubscribeLink(tx, id);
    await putInOutbox(tx, {
      topic: 'mail',
      payload: { template: 'newsletter-confirmed', to: email, data: { unsubscribeLink } },
      dedupeKey: `newsletter-confirmed:${hash}`,
    });
  });
  return newsletterConfirmed;
}

/** Unsubscribes the address of a link. Possession of the link is enough; idempotent. */
export async function unsubscribeNewsletter(token: string, origin: Origin) {
  await enforceLimits([{ limit: 'newsletterLinks', key: 'unsubscribe' }], origin);
  const hash = hashOf(token);
  await transaction(async (tx) => {
    const link = await findLink(tx, hash);
    if (link?.purpose !== 'unsubscribe') throw invalid();
    await endSubscriber(tx, { id: link.subscriberId, email: link.email, at: now() });
    await dropWaitingMails(tx, { template: 'newsletter-issue', to: link.email });
  });
  return newsletterEnded;
}

async function refuseUnlessConfirmed(tx: Tx, hash: string) {
  const link = await findLink(tx, hash);
  if (link?.purpose !== 'confirm' || link.state !== 'subscribed') throw invalid();
}

const invalid = () => new AppError('bad_request', newsletterLinkInvalid);
