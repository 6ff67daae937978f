import type { z } from 'zod';
import type { newsletterContract } from '@/lib/contracts/newsletter';
import { newsletterConfirmed, newsletterEnded, newsletterLinkInvalid } from '@/lib/content/messages';
import { randomId } from '@/lib/domain/ids';
import { now } from '../clock';
import { hashOf } from '../crypto';
import { transaction, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { insertTouches } from '../repositories/attribution';
import { recordConsent } from '../repositories/consents';
import { confirmSubscriber, endSubscriber, findLink, putSubscriber, useConfirmLink } from '../repositories/newsletter';
import { dropWaitingMails, putInOutbox } from '../repositories/outbox';
import { enforceLimits } from './limits';
import { takeIn } from './lead-intake';
import { recordHappening } from './events';
import { openUnsubscribeLink } from './newsletter-links';

/** Notes a wish. What becomes of it is decided later, so that no answer can tell who is on the list. */
export const requestNewsletter = (request: z.output<typeof newsletterContract.subscribe.body>, origin: Origin) =>
  takeIn({ form: 'newsletter', trap: request.leaveEmpty, origin }, async (tx) => {
    const { email, page, attribution } = request;
    const subscriberId = await putSubscriber(tx, { id: randomId(), email, at: now(), ip: origin.ip });
    await recordConsent(tx, { name: 'newsletter', subject: subscriberId, given: 'button', page, origin });
    await recordHappening(tx, { name: 'lead', key: subscriberId, detail: 'newsletter' });
    await insertTouches(tx, { kind: 'lead', id: subscriberId }, attribution);
    await putInOutbox(tx, { topic: 'newsletter-request', payload: { subscriberId } });
  });

/** Puts the address of a link on the list. The same link again says the same, as long as nobody has unsubscribed since. */
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

/** Ends the newsletter for a link's address. Whoever has the link may, and may again. */
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
