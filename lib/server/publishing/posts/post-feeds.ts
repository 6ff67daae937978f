import { blogFeedPath } from '@/lib/domain/shared/site-files';
import { randomId } from '@/lib/domain/shared/ids';
import { notFound } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { hashOf, randomToken } from '@/lib/server/platform/sealing/crypto';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { readTexts } from './posts';
import { lockCaller } from '@/lib/server/accounts/sessions';
import { viewerOf } from '@/lib/server/membership/viewers';
import { endFeeds, findFeed, findFeedOfAccount, insertFeed } from '@/lib/server/accounts/post-feeds-repository';

const newest = { limit: 12 } as const;

export const readFreeFeed = async () => ({ items: await readTexts({ ...newest, isFree: true }, null) });

/** A feed's posts with the text that its owner can read now. */
export async function readMemberFeed(token: string) {
  const viewer = await viewerOf(await ownerOfFeed(token));
  return { items: await readTexts(newest, viewer) };
}

export async function readOwnFeed(accountId: string) {
  const feed = await findFeedOfAccount(db(), accountId);
  return { createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Creates a new feed URL and ends the previous one. */
export async function openFeed(caller: { accountId: string; sessionId: string }) {
  const { accountId } = caller;
  const [at, token] = [now(), randomToken()];
  await transaction(async (tx) => {
    await lockCaller(tx, caller);
    await endFeeds(tx, accountId, at);
    await insertFeed(tx, { id: randomId(), hash: hashOf(token), accountId, createdAt: at });
  });
  return { createdAt: at.toISOString(), url: settings().siteUrl + blogFeedPath(token) };
}

export async function closeFeed(accountId: string) {
  await transaction((tx) => endFeeds(tx, accountId, now()));
  return { createdAt: null };
}

/** The owner of a secret feed URL; throws 410 if the feed has ended. */
async function ownerOfFeed(token: string) {
  const feed = await findFeed(db(), hashOf(token));
  if (!feed) throw new AppError('not_found', notFound);
  if (feed.isEnded) throw new AppError('gone', 'This feed has ended. Create a new one in your profile.');
  return { accountId: feed.accountId };
}
