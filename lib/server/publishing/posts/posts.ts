import type {
  PostCard,
  PostCorrection,
  PostPage,
  PostPicture,
  PostStock,
  PostText,
} from '@/lib/contracts/publishing/posts';
import { postWithdrawn } from '@/lib/content/publishing/messages';
import { notFound } from '@/lib/content/shared/messages';
import { accessTo, type Access, type Viewer } from '@/lib/domain/membership/access';
import { growth } from '@/lib/domain/market/market-formulas';
import { dayOf } from '@/lib/domain/shared/dates';
import { readingMinutes, type PostPart } from '@/lib/domain/publishing/posts';
import { textChanges } from '@/lib/domain/shared/text/text-changes';
import { now } from '@/lib/server/platform/clock';
import { AppError } from '@/lib/server/platform/errors';
import { withoutMarkup } from './visible-changes';
import { cleanHtml } from './clean-html';
import {
  findAuthor,
  findPost,
  listPosts,
  listPostTexts,
  type ListedPost,
  type PostFilter,
  type PostRow,
  type StockRow,
  type VersionRow,
} from './posts-repository';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { viewerOf } from '@/lib/server/membership/viewers';

type Caller = { accountId: string } | null;
type Wishes = { categories?: string | undefined; cursor?: string | undefined };

const perPage = 12;

/** A page of all published posts, each with whether the caller can read it. */
export const listForCaller = async (wishes: Wishes, caller: Caller) => listForViewer(wishes, await viewerOf(caller));

/** Like `listForCaller`, for a viewer whose access is known. */
export const listForViewer = ({ categories, cursor }: Wishes, viewer: Viewer) =>
  list(`all ${categories ?? ''}`, cursor, { categories: categories?.split(',') }, viewer);

/** A page of the public posts. */
export const listFree = ({ categories, cursor }: Wishes) =>
  list(`free ${categories ?? ''}`, cursor, { categories: categories?.split(','), isFree: true }, null);

/** An author and their posts, in one statement. */
export async function readAuthor(id: string, cursor: string | undefined, caller: Caller) {
  const viewer = await viewerOf(caller);
  const turn = pageOf(`author ${id}`, cursor);
  const found = await findAuthor(id, { authorId: id, ...turn.place });
  if (!found) throw new AppError('not_found', notFound);
  const { posts, count, ...author } = found;
  return { author: { ...author, posts: count }, ...turn.show(posts, viewer) };
}

/** A post with the text that the caller can read: all of it, or its public part. */
export const readForCaller = async (id: string, caller: Caller) => read(id, await viewerOf(caller));

/** A public post. Throws 404 for any other, so that its existence is not revealed. */
export async function readFree(id: string) {
  const post = await read(id, null);
  if (!post.access.isOpen) throw new AppError('not_found', notFound);
  return post;
}

async function list(name: string, cursor: string | undefined, filter: Partial<PostFilter>, viewer: Viewer) {
  const turn = pageOf(name, cursor);
  return turn.show(await listPosts({ ...filter, ...turn.place }), viewer);
}

/** Parses a list's cursor and returns the list's position with a function that builds its response. */
function pageOf(name: string, cursor: string | undefined) {
  const [moment, id] = readCursor(`posts ${name}`, cursor) ?? [];
  const after = moment !== undefined && id !== undefined ? { moment, id } : undefined;
  const at = now();
  return {
    place: { after, at, limit: perPage + 1 },
    show(rows: readonly ListedPost[], viewer: Viewer) {
      const shown = rows.slice(0, perPage);
      const last = shown.at(-1);
      return {
        items: shown.map(({ card }) => toCard(card, viewer, at)),
        nextCursor: rows.length > perPage && last ? makeCursor(`posts ${name}`, [last.moment, last.card.id]) : null,
      };
    },
  };
}

/** Posts with the text that a viewer can read, in one statement, for feeds and emails. */
export async function readTexts(filter: Omit<PostFilter, 'at'>, viewer: Viewer): Promise<PostText[]> {
  const at = now();
  const rows = await listPostTexts({ ...filter, at });
  return rows.map(({ card, parts, teaser }) => {
    const shown = toCard(card, viewer, at);
    return { ...shown, parts: cleanParts(shown.access.isOpen ? parts : teaser) };
  });
}

async function read(id: string, viewer: Viewer): Promise<PostPage> {
  const at = now();
  const post = await findPost(id, at);
  if (!post) throw new AppError('not_found', notFound);
  if (post.withdrawnAt !== null) throw new AppError('gone', postWithdrawn(dayOf(post.withdrawnAt)));
  const card = toCard(post.card, viewer, at);
  const { isOpen } = card.access;
  const parts = cleanParts(isOpen ? post.parts : post.teaser);
  const named = new Set(parts.flatMap((part) => (part.kind === 'stock' ? part.ticker : [])));
  return {
    ...card,
    author: { ...card.author, about: post.about },
    parts,
    position: post.position,
    // Stocks that only the members-only part mentions are hidden.
    stocks: post.stocks.filter(({ ticker }) => named.has(ticker)).map(toStock),
    corrections: corrections(post.versions, isOpen),
    related: post.related.map((row) => toCard(row, viewer, at)),
  };
}

const toStock = ({ beforeCents, weekly, ...stock }: StockRow): PostStock => ({
  ...stock,
  change: growth(stock.now?.cents, beforeCents),
  weekly: weekly.map((cents) => cents / 100),
});

/** Sanitizes the stored HTML again, because it followed the allowlist of its time. */
const cleanParts = (parts: readonly PostPart[]) =>
  parts.map((part) => (part.kind === 'text' ? { ...part, html: cleanHtml(part.html) } : part));

/** Corrections of a post. Readers without access see when and that it was corrected, but not the text. */
const corrections = (versions: readonly VersionRow[], isOpen: boolean): PostCorrection[] =>
  versions
    .slice(1)
    .map((version, index) => {
      const before = versions[index] ?? version;
      return isOpen
        ? { at: version.at, note: version.note, changes: withoutMarkup(textChanges(textOf(before), textOf(version))) }
        : { at: version.at, note: null, changes: [] };
    })
    .toReversed();

const textOf = ({ title, summary, disclosure, body }: VersionRow) => [title, summary, disclosure, body].join('\n\n');

function toCard({ words, ...row }: PostRow, viewer: Viewer, at: Date): PostCard {
  return {
    ...row,
    picture: row.picture && inDollars(row.picture),
    readingMinutes: readingMinutes(words),
    access: toWire(accessTo(row, viewer, at)),
  };
}

/** Converts a picture's values from cents to dollars. A sector's index has no currency. */
const inDollars = (picture: PostPicture): PostPicture =>
  picture.kind === 'sector' ? picture : { ...picture, values: picture.values.map((cents) => cents / 100) };

const toWire = ({ until, ...access }: Access) => ({ ...access, until: until?.toISOString() ?? null });
