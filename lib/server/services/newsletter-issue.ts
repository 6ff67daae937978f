import { z } from 'zod';
import { audienceWords } from '@/lib/content/blog';
import type { Viewer } from '@/lib/domain/access';
import { membershipOf } from '@/lib/domain/membership';
import { paceHours, type Pace } from '@/lib/domain/newsletter';
import { paths } from '@/lib/domain/paths';
import type { Segment } from '@/lib/domain/posts';
import { now } from '../clock';
import { db, transaction, type Tx } from '../db/pool';
import { settings } from '../env';
import type { MailData } from '../mail/payload';
import { findAccountOfAddress, findEdition, findLastMailed, insertDelivery } from '../repositories/editions';
import { findSubscriber } from '../repositories/newsletter';
import { putInOutbox } from '../repositories/outbox';
import { compose } from '../posts/compose';
import { openUnsubscribeLink } from './newsletter-links';
import { readTexts } from './posts';
import { viewerOf } from './viewers';

type Issue = { subject: string; intro: string; postIds: readonly string[] };
type Composed = Pick<MailData['newsletter-issue'], 'subject' | 'intro' | 'posts'>;

/** An edition as one reader may have it: the same function decides as on the page, at the moment of writing. */
export async function composeIssue(issue: Issue, viewer: Viewer, skips: readonly string[]): Promise<Composed> {
  // A post that was withdrawn meanwhile is not among them.
  const found = await readTexts({ ids: issue.postIds, limit: issue.postIds.length }, viewer);
  const wanted = found
    .filter(({ categories }) => !categories.every(({ slug }) => skips.includes(slug)))
    .toSorted((a, b) => issue.postIds.indexOf(a.id) - issue.postIds.indexOf(b.id));
  const { siteUrl } = settings();
  return {
    subject: issue.subject,
    intro: htmlOf(compose(issue.intro).parts, siteUrl),
    posts: wanted.map(({ id, title, author, visibility, parts, access, isSample }) => ({
      title: isSample ? `Sample: ${title}` : title,
      author: author.name,
      audience: audienceWords[visibility],
      html: htmlOf(parts, siteUrl),
      isOpen: access.isOpen,
      link: siteUrl + paths.post(id),
    })),
  };
}

const issueMessage = z.object({ editionId: z.string(), subscriberId: z.string() });

/** The half of sending that is about one reader. Said twice, it writes one mail. */
export async function handleNewsletterIssue(payload: unknown) {
  const { editionId, subscriberId } = issueMessage.parse(payload);
  const [found, subscriber] = await Promise.all([findEdition(db(), editionId), findSubscriber(db(), subscriberId)]);
  if (!found || !subscriber || found.edition.state === 'cancelled') return;
  const accountId = await findAccountOfAddress(db(), subscriber.email);
  const viewer = await viewerOf(accountId === null ? null : { accountId });
  const { subject, intro, segment } = found.edition;
  const composed = await composeIssue({ subject, intro, postIds: found.posts }, viewer, subscriber.skips);
  await transaction(async (tx) => {
    // Once more within the transaction: who has just unsubscribed gets nothing.
    const current = await findSubscriber(tx, subscriberId);
    if (!current) return;
    const isClosed = current.state !== 'subscribed' || current.suppressedFor !== null;
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
    await putInOutbox(tx, {
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
