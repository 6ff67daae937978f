import { z } from 'zod';
import { transaction } from '../db/pool';
import { findSubscriber } from '../repositories/newsletter';
import { putInOutbox } from '../repositories/outbox';
import { takeMailPoints } from './lead-mail-limits';
import { confirmDays, openConfirmLink, openUnsubscribeLink } from './newsletter-links';

const newsletterRequest = z.object({ subscriberId: z.string() });

/** The later half of a wish: mails the link, unless the address is on the list, is closed to mail or has had enough. */
export async function handleNewsletterRequest(payload: unknown, messageId: string) {
  const { subscriberId } = newsletterRequest.parse(payload);
  await transaction(async (tx) => {
    const subscriber = await findSubscriber(tx, subscriberId);
    if (!subscriber || subscriber.state === 'subscribed') return;
    const { email, state, suppressedFor } = subscriber;
    if (suppressedFor === 'bounced' || suppressedFor === 'complained') return;
    const ended = state === 'ended' ? (['confirmMailAfterEnd'] as const) : [];
    const limits = ['confirmMailByAddress', 'confirmMailByAddressDaily', ...ended] as const;
    if (!(await takeMailPoints(tx, email, limits))) return;
    const { link, expiresAt } = await openConfirmLink(tx, subscriberId);
    const unsubscribeLink = await openUnsubscribeLink(tx, subscriberId);
    await putInOutbox(tx, {
      topic: 'mail',
      payload: {
        template: 'newsletter-confirm',
        to: email,
        data: { link, unsubscribeLink, days: confirmDays },
        goodUntil: expiresAt.toISOString(),
      },
      dedupeKey: `newsletter-confirm:${messageId}`,
    });
  });
}
