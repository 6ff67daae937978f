import { z } from 'zod';
import { mailLists } from '@/lib/domain/publishing/newsletter';
import { transaction } from '@/lib/server/platform/db/pool';
import { findSubscriber } from './newsletter-repository';
import { hasList } from './subscriber-lists';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { consumeMailPoints } from '@/lib/server/leads/lead-mail-limits';
import { confirmDays, openConfirmLink, openUnsubscribeLink } from './newsletter-links';

// Messages of an earlier version do not name the list.
const newsletterRequest = z.object({ subscriberId: z.string(), list: z.enum(mailLists).default('newsletter') });

/**
 * Handles a queued request: emails the confirmation link, unless the address already has the list, is suppressed or
 * exceeds its limit.
 */
export async function handleNewsletterRequest(payload: unknown, messageId: string) {
  const { subscriberId, list } = newsletterRequest.parse(payload);
  await transaction(async (tx) => {
    const subscriber = await findSubscriber(tx, subscriberId);
    if (!subscriber || hasList(subscriber, list)) return;
    const { email, state, suppressedFor } = subscriber;
    if (suppressedFor === 'bounced' || suppressedFor === 'complained') return;
    const ended = state === 'ended' ? (['confirmMailAfterEnd'] as const) : [];
    const limits = ['confirmMailByAddress', 'confirmMailByAddressDaily', ...ended] as const;
    if (!(await consumeMailPoints(tx, email, limits))) return;
    const { link, expiresAt } = await openConfirmLink(tx, subscriberId, list);
    const unsubscribeLink = await openUnsubscribeLink(tx, subscriberId);
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: {
        template: 'newsletter-confirm',
        to: email,
        data: { link, unsubscribeLink, days: confirmDays, list },
        goodUntil: expiresAt.toISOString(),
      },
      dedupeKey: `newsletter-confirm:${messageId}`,
    });
  });
}
