import type { z } from 'zod';
import type { newsletterOperationContract } from '@/lib/contracts/publishing/newsletter-operation';
import { notFound } from '@/lib/content/shared/messages';
import type { Viewer } from '@/lib/domain/membership/access';
import { randomId } from '@/lib/domain/shared/ids';
import { noAccess } from '@/lib/domain/membership/membership';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import { newsletterIssue } from '@/lib/server/publishing/newsletter/mails/newsletter-issue';
import { renderTemplate } from '@/lib/server/platform/mail/render-template';
import { compose } from '../posts/compose';
import {
  findEdition,
  insertEdition,
  listEditions,
  listSubscribersAfter,
  lockDueEdition,
  updateEditionState,
  updateLastReached,
} from './editions-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { listPosts } from '../posts/posts-repository';
import { composeIssue } from './newsletter-issue';

type Draft = z.output<typeof newsletterOperationContract.draft.body>;
type Found = NonNullable<Awaited<ReturnType<typeof findEdition>>>;

export const listEvery = async () => ({ items: (await listEditions(db())).map(toWire) });

export async function draftEdition({ subject, intro, posts, segment }: Draft) {
  compose(intro);
  const at = now();
  const there = await listPosts({ at, ids: posts, limit: posts.length });
  const missing = posts.filter((id) => !there.some(({ card }) => card.id === id));
  if (missing.length > 0) throw new AppError('unprocessable', `These posts are not published: ${missing.join(', ')}.`);
  const id = randomId();
  await transaction((tx) =>
    insertEdition(tx, { id, subject, intro, segment, state: 'draft', createdAt: at }, [...new Set(posts)]),
  );
  return toWire(await found(id));
}

const viewers: Record<'visitor' | 'free' | 'member' | 'cofounder', () => Viewer> = {
  visitor: () => null,
  free: () => noAccess,
  member: () => given('member'),
  cofounder: () => given('cofounder'),
};

/** Previews the email for a kind of reader. */
export async function previewEdition(id: string, as: keyof typeof viewers) {
  const { edition, posts } = await found(id);
  const composed = await composeIssue({ ...edition, postIds: posts }, viewers[as](), []);
  const unsubscribeLink = `${siteAddress()}${mailedPaths.newsletterUnsubscribe}?token=preview`;
  const { subject, text } = await renderTemplate(newsletterIssue, { ...composed, unsubscribeLink });
  return { subject, text };
}

export async function scheduleEdition(id: string, sendAt: string | undefined) {
  const due = sendAt === undefined ? now() : new Date(sendAt);
  if (sendAt !== undefined && due < now()) throw new AppError('unprocessable', 'That time has passed.');
  return move(id, { from: ['draft', 'scheduled'], state: 'scheduled', sendAt: due });
}

export const cancelEdition = (id: string) => move(id, { from: ['draft', 'scheduled'], state: 'cancelled' });

/** Subscribers per transaction; the job repeats until all are done. */
const batch = 500;

/** Queues a message for the next batch of subscribers of a due edition; false if there is nothing to do. */
export const sendNextBatch = () =>
  transaction(async (tx) => {
    const edition = await lockDueEdition(tx, now());
    if (!edition) return false;
    const readers = await listSubscribersAfter(tx, edition.reached, batch);
    for (const { id: subscriberId } of readers)
      await enqueueMessage(tx, {
        topic: 'newsletter-issue',
        payload: { editionId: edition.id, subscriberId },
        dedupeKey: `newsletter-reader:${edition.id}:${subscriberId}`,
      });
    await updateLastReached(tx, edition.id, readers.at(-1)?.id ?? edition.reached);
    if (readers.length < batch)
      await updateEditionState(tx, edition.id, { from: ['sending'], state: 'sent', finishedAt: now() });
    return true;
  });

async function move(id: string, to: Parameters<typeof updateEditionState>[2]) {
  const before = await found(id);
  if (!(await transaction((tx) => updateEditionState(tx, id, to))))
    throw new AppError('conflict', `The edition is already ${before.edition.state}.`);
  return toWire(await found(id));
}

async function found(id: string) {
  const edition = await findEdition(db(), id);
  if (!edition) throw new AppError('not_found', notFound);
  return edition;
}

function given(tier: 'member' | 'cofounder'): Viewer {
  const at = now();
  const endsAt = new Date(at.getTime() + 86_400_000);
  return { subscription: null, grants: [{ tier, kind: 'complimentary', startsAt: at, endsAt }] };
}

const toWire = ({ edition: { id, subject, segment, state, sendAt }, posts, mailed, left }: Found) => ({
  ...{ id, subject, segment, state, posts, mailed, left },
  sendAt: sendAt?.toISOString() ?? null,
});
