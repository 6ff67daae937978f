import { z } from 'zod';
import { audienceCopy } from '@/lib/content/publishing/blog';
import type { Viewer } from '@/lib/domain/membership/access';
import { membershipOf } from '@/lib/domain/membership/membership';
import { paceHours, type Pace } from '@/lib/domain/publishing/newsletter';
import { paths } from '@/lib/domain/shared/paths';
import type { Segment } from '@/lib/domain/publishing/posts';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { MailData } from '@/lib/server/app/mail/payload';
import { findAccountOfAddress, findEdition, findLastMailed, insertDelivery } from './editions-repository';
import { findSubscriber } from './newsletter-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { compose } from '../posts/compose';
import { openUnsubscribeLink } from './newsletter-links';
import { readTexts } from '../posts/posts';
import { hasList } from './subscriber-lists';
import { viewerOf } from '@/lib/server/membership/viewers';

type Issue = { subject: string; intro: string; postIds: readonly string[] };
type Composed = Pick<MailData['newsletter-issue'], 'subject' | 'intro' | 'posts'>;

/** Composes an edition for a reader, by the same access rule as the page, applied now. */
export async function composeIssue(issue: Issue, viewer: Viewer, skips: readonly string[]): Promise<Composed> {
  // Posts that have been withdrawn since are omitted.
  const found = await readTexts({ ids: issue.postIds, limit: issue.postIds.length }, viewer);
  const wanted = found
    .filter(({ categories }) => !categories.every(({ slug }) => skips.includes(slug)))
    .toSorted((a, b) => issue.postIds.indexOf(a.id) - issue.postIds.indexOf(b.id));
  const siteUrl = siteAddress();
  return {
    subject: issue.subject,
    intro: htmlOf(compose(issue.intro).parts, siteUrl),
    posts: wanted.map(({ id, title, author, visibility, parts, access, isSample }) => ({
      title: isSample ? `Sample: ${title}` : title,
      author: author.name,
      audience: audienceCopy[visibility],
      html: htmlOf(parts, siteUrl),
      isOpen: access.isOpen,
      link: siteUrl + paths.post(id),
    })),
  };
}

const issueMessage = z.object({ editionId: z.string(), subscriberId: z.string() });

/** Handles the message that sends an edition to a reader; idempotent: it queues one email. */
export async function handleNewsletterIssue(payload: unknown) {
  const { editionId, subscriberId } = issueMessage.parse(payload);
  const [found, subscriber] = await Promise.all([findEdition(db(), editionId), findSubscriber(db(), subscriberId)]);
  if (!found || !subscriber || found.edition.state === 'cancelled') return;
  const accountId = await findAccountOfAddress(db(), subscriber.email);
  const viewer = await viewerOf(accountId === null ? null : { accountId });
  const { subject, intro, segment } = found.edition;
  const composed = await composeIssue({ subject, intro, postIds: found.posts }, viewer, subscriber.skips);
  await transaction(async (tx) => {
    // Read again in the transaction, because the reader may have just unsubscribed.
    const current = await findSubscriber(tx, subscriberId);
    if (!current) return;
    const isClosed = !hasList(current, 'newsletter') || current.suppressedFor !== null;
    const outcome = isClosed
      ? 'suppressed'
      : !isOf(segment, viewer)
        ? 'segment'
        : composed.posts.length === 0
          ? 'empty'
          : (await isTooSoon(tx, subscriberId, current.pace))
            ? 'pace'
            : 'mailed';
    const isNew = await insertDelivery(tx, { editionId, subscriberId, at: now(), outcome });
    if (!isNew || outcome !== 'mailed') return;
    const unsubscribeLink = await openUnsubscribeLink(tx, subscriberId);
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: { template: 'newsletter-issue', to: current.email, data: { ...composed, unsubscribeLink } },
      dedupeKey: `newsletter-issue:${editionId}:${subscriberId}`,
    });
  });
}

async function isTooSoon(tx: Tx, subscriberId: string, pace: Pace) {
  if (pace === 'every') return false;
  const last = await findLastMailed(tx, subscriberId);
  return last !== null && now().getTime() - last.getTime() < paceHours[pace] * 3_600_000;
}

const isOf = (segment: Segment, viewer: Viewer) =>
  segment === 'all' || (segment === 'paid') === (viewer !== null && membershipOf(viewer, now()).tier !== null);

const htmlOf = (parts: readonly ({ kind: 'text'; html: string } | { kind: 'stock' })[], siteUrl: string) =>
  parts
    .flatMap((part) => (part.kind === 'text' ? part.html : []))
    .join('\n')
    .replaceAll('href="/', `href="${siteUrl}/`);
