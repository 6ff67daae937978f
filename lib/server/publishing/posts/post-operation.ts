import { blogCopy, positionCopy } from '@/lib/content/publishing/blog';
import { notFound } from '@/lib/content/shared/messages';
import { paths } from '@/lib/domain/shared/paths';
import { readingMinutes } from '@/lib/domain/publishing/posts';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { compose, publicSubjects, type Composed } from './compose';
import { readPostFile, type PostHead } from './front-matter';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import {
  insertVersion,
  savePublicationPrices,
  listAllPosts,
  listUnknown,
  lockPost,
  replaceCategoriesOf,
  replaceMentions,
  savePost,
  type Post,
} from './post-writes-repository';

type Written = { head: PostHead; body: string; composed: Composed };

/** Compiles a post's file without storing it. */
export function preview(source: string) {
  const { head, composed } = readSource(source);
  return { id: head.id, title: head.title, readingMinutes: readingMinutes(composed.words), ...composed };
}

export async function listEvery() {
  const rows = await listAllPosts(db());
  return { items: rows.map(({ post, title }) => ({ ...summaryOf(post), title })) };
}

/**
 * Saves a draft, or publishes it. A draft or a scheduled post can be replaced; a published post can only be corrected.
 */
export function save(
  { source, publish, publishAt }: { source: string; publish: boolean; publishAt?: string | undefined },
  origin: Origin,
) {
  const written = readSource(source);
  return transaction(async (tx) => {
    const at = now();
    const before = await lockPost(tx, written.head.id);
    if (before && before.state !== 'draft' && before.publishAt && before.publishAt <= at)
      throw new AppError('conflict', `The post ${before.id} is already published: correct it with a reason.`);
    const version = (before?.version ?? 0) + 1;
    const due = publishAt === undefined ? at : new Date(publishAt);
    if (publish && due < at) throw new AppError('unprocessable', 'That time has passed. Omit --at to publish now.');
    const post: Post = {
      ...describe(written),
      state: publish ? 'published' : 'draft',
      publishAt: publish ? due : null,
      withdrawnAt: null,
      version,
      firstVersion: publish ? version : null,
      correctedAt: null,
      frozenAt: null,
      createdAt: before?.createdAt ?? at,
    };
    await put(tx, post, written, { at, note: null });
    if (publish && due <= at) await savePublicationPrices(tx, post.id, at);
    await audit(tx, post.id, publish ? 'published' : 'drafted', origin);
    return summaryOf(post);
  });
}

/** Adds a version to a published post. Its audience and publication time do not change. */
export function correct({ source, note }: { source: string; note: string }, origin: Origin) {
  const written = readSource(source);
  return transaction(async (tx) => {
    const at = now();
    const before = await lockPost(tx, written.head.id);
    if (!before || before.state !== 'published' || !before.publishAt || before.publishAt > at)
      throw new AppError('not_found', `The post ${written.head.id} is not published.`);
    const head = describe(written);
    if (head.visibility !== before.visibility || head.tier !== before.tier)
      throw new AppError('conflict', 'A correction cannot change the visibility of a post.');
    if (head.authorId !== before.authorId)
      throw new AppError('conflict', 'A correction cannot change the author of a post.');
    const post: Post = { ...before, ...head, version: before.version + 1, correctedAt: at };
    await put(tx, post, written, { at, note });
    // A newly mentioned stock gets its price as of the publication day.
    await savePublicationPrices(tx, post.id, at);
    await audit(tx, post.id, 'corrected', origin);
    return summaryOf(post);
  });
}

export const withdraw = (id: string, origin: Origin) =>
  transaction(async (tx) => {
    const before = await lockPost(tx, id);
    if (!before || before.state === 'draft') throw new AppError('not_found', notFound);
    if (before.state === 'withdrawn') return summaryOf(before);
    const post: Post = { ...before, state: 'withdrawn', withdrawnAt: now() };
    await savePost(tx, post);
    await audit(tx, id, 'withdrawn', origin);
    return summaryOf(post);
  });

function readSource(source: string): Written {
  const { head, body } = readPostFile(source);
  return { head, body, composed: compose(body) };
}

const describe = ({ head: { id, author, visibility, tier, position, sample }, composed }: Written) => ({
  ...publicSubjects(composed, visibility),
  id,
  authorId: author,
  visibility,
  tier: tier ?? null,
  position,
  isSample: sample === 'yes',
});

async function put(
  tx: Tx,
  post: Post,
  { head, body, composed }: Written,
  { at, note }: { at: Date; note: string | null },
) {
  const unknown = await listUnknown(tx, head);
  if (unknown.length > 0) throw new AppError('unprocessable', `Unknown: ${unknown.join(', ')}. Add them first.`);
  const { parts, teaser, words, tickers } = composed;
  await savePost(tx, post);
  const { title, summary } = head;
  await insertVersion(tx, {
    postId: post.id,
    number: post.version,
    at,
    title,
    summary,
    body,
    parts,
    teaser,
    words,
    note,
    disclosure: disclosureOf(head),
  });
  await replaceCategoriesOf(tx, post.id, [...new Set(head.categories)]);
  const positionOf = new Map(head.positions.map(({ ticker, position }) => [ticker, position]));
  await replaceMentions(
    tx,
    post.id,
    tickers.map((ticker) => ({ ticker, position: positionOf.get(ticker) ?? head.position })),
  );
}

/** The author's positions as shown to readers, one per paragraph. */
const disclosureOf = ({ position, positions }: PostHead) =>
  [blogCopy.positionOfAll[position], ...positions.map((one) => `${one.ticker}: ${positionCopy[one.position]}`)].join(
    '\n\n',
  );

const summaryOf = ({ id, state, visibility, version, publishAt }: Post) => ({
  id,
  state,
  visibility,
  version,
  publishAt: publishAt?.toISOString() ?? null,
  path: paths.post(id),
});

const audit = (tx: Tx, post: string, what: string, origin: Origin) =>
  recordAudit(tx, { event: 'post_saved', result: 'ok', subject: null, origin, detail: { post, what } });
