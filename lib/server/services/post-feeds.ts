import { blogFeedPath } from '@/lib/domain/site-files';
import { randomId } from '@/lib/domain/ids';
import { notFound } from '@/lib/content/messages';
import { now } from '../clock';
import { hashOf, randomToken } from '../crypto';
import { db, transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import { readTexts } from './posts';
import { viewerOf } from './viewers';
import { endFeeds, findFeed, findOwnFeed, insertFeed } from '../repositories/post-feeds';

const newest = { limit: 12 } as const;

export const readFreeFeed = async () => ({ items: await readTexts({ ...newest, isFree: true }, null) });

/** What the owner of a feed may read at this moment. */
export async function readMemberFeed(token: string) {
  const viewer = await viewerOf(await ownerOfFeed(token));
  return { items: await readTexts(newest, viewer) };
}

export async function readOwnFeed(accountId: string) {
  const feed = await findOwnFeed(db(), accountId);
  return { createdAt: feed?.createdAt.toISOString() ?? null };
}

/** A new address; whoever had the old one has nothing more. */
export async function openFeed(accountId: string) {
  const [at, token] = [now(), randomToken()];
  await transaction(async (tx) => {
    await endFeeds(tx, accountId, at);
    await insertFeed(tx, { id: randomId(), hash: hashOf(token), accountId, createdAt: at });
  });
  return { createdAt: at.toISOString(), url: settings().siteUrl + blogFeedPath(token) };
}

export async function closeFeed(accountId: string) {
  await transaction((tx) => endFeeds(tx, accountId, now()));
  return { createdAt: null };
}

/** Whose feed is read by its secret address; an ended one is gone, and says so. */
async function ownerOfFeed(token: string) {
  const feed = await findFeed(db(), hashOf(token));
  if (!feed) throw new AppError('not_found', notFound);
  if (feed.isEnded) throw new AppError('gone', 'This feed has ended. You can make a new one on your account page.');
  return { accountId: feed.accountId };
}
