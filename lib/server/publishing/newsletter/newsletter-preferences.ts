import type { z } from 'zod';
import type { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { newsletterChosen, newsletterLinkInvalid, newsletterWantsNone } from '@/lib/content/leads/messages';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db, type Handle, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { findLink, setPreferences } from './newsletter-repository';
import { listCategories } from '../posts/posts-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

type Choice = z.output<typeof newsletterContract.choose.body>;

/** The preferences behind a link: the unsubscribe link can change them as well, without signing in. */
export async function readPreferences(token: string) {
  const [link, categories] = await Promise.all([findReader(db(), token), listCategories(db(), now())]);
  return {
    isOnTheList: link.state === 'subscribed',
    pace: link.pace,
    categories: categories.map(({ slug, name, description }) => ({
      ...{ slug, name, description },
      isWanted: !link.skips.includes(slug),
    })),
  };
}

/** Stores the unwanted categories, so that new categories are wanted by default. */
export async function choosePreferences({ token, wants, pace }: Choice, origin: Origin) {
  await enforceLimits([{ limit: 'newsletterLinks', key: 'preferences' }], origin);
  return transaction(async (tx) => {
    const { subscriberId } = await findReader(tx, token);
    const known = (await listCategories(tx, now())).map(({ slug }) => slug);
    const unknown = wants.find((slug) => !known.includes(slug));
    if (unknown !== undefined) throw new AppError('unprocessable', `There is no category ${unknown}.`);
    if (known.length > 0 && wants.length === 0) throw new AppError('unprocessable', newsletterWantsNone);
    await setPreferences(tx, subscriberId, { skips: known.filter((slug) => !wants.includes(slug)), pace });
    return newsletterChosen;
  });
}

async function findReader(handle: Handle, token: string) {
  const link = await findLink(handle, hashOf(token));
  if (link?.purpose !== 'unsubscribe') throw new AppError('bad_request', newsletterLinkInvalid);
  return link;
}
