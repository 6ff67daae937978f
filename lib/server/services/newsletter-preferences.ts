import type { z } from 'zod';
import type { newsletterContract } from '@/lib/contracts/newsletter';
import { newsletterChosen, newsletterLinkInvalid, newsletterWantsNone } from '@/lib/content/messages';
import { now } from '../clock';
import { hashOf } from '../crypto';
import { db, transaction, type Database, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { findLink, setPreferences } from '../repositories/newsletter';
import { listCategories } from '../repositories/posts';
import { enforceLimits } from './limits';

type Choice = z.output<typeof newsletterContract.choose.body>;

/** What the reader of a link wants: the link that ends the newsletter changes it as well, without a sign-in. */
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

/** What is not wanted is kept, so that a category which comes later is wanted until its reader says otherwise. */
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

async function findReader(handle: Tx | Database, token: string) {
  const link = await findLink(handle, hashOf(token));
  if (link?.purpose !== 'unsubscribe') throw new AppError('bad_request', newsletterLinkInvalid);
  return link;
}
