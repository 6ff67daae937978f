import type { z } from 'zod';
import type { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import {
  newsletterChosen,
  newsletterLinkInvalid,
  newsletterWantsNoList,
  newsletterWantsNone,
} from '@/lib/content/leads/messages';
import { mailLists, type MailList } from '@/lib/domain/publishing/newsletter';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db, transaction, type Handle, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { deleteUnsentMails } from '@/lib/server/platform/outbox/outbox-repository';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import { findLink, updatePreferences } from './newsletter-repository';
import { listCategories } from '../posts/posts-repository';
import { hasList, listsOf, mailOfList } from './subscriber-lists';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

type Choice = z.output<typeof newsletterContract.choose.body>;

/**
 * The preferences of the subscriber whose unsubscribe link this is. The link lets them change the preferences without
 * signing in.
 */
export async function readPreferences(token: string) {
  const [link, categories] = await Promise.all([findReader(db(), token), listCategories(db(), now())]);
  return {
    isOnTheList: link.state === 'subscribed',
    lists: listsOf(link),
    pace: link.pace,
    categories: categories.map(({ slug, name, description }) => ({
      ...{ slug, name, description },
      isWanted: !link.skips.includes(slug),
    })),
  };
}

/**
 * Stores preferences. Categories are stored as unwanted ones, so that new categories are wanted by default. A request
 * without lists leaves the lists unchanged.
 */
export async function choosePreferences({ token, lists, wants, pace }: Choice, origin: Origin) {
  await enforceNetworkLimit('newsletterLinksByIp', origin);
  return transaction(async (tx) => {
    const reader = await findReader(tx, token);
    const chosen = lists ?? listsOf(reader);
    const known = (await listCategories(tx, now())).map(({ slug }) => slug);
    const unknown = wants.find((slug) => !known.includes(slug));
    if (unknown !== undefined) throw new AppError('unprocessable', `Unknown category: ${unknown}.`);
    if (chosen.length === 0) throw new AppError('unprocessable', newsletterWantsNoList);
    const issues = chosen.includes('newsletter');
    if (issues && known.length > 0 && wants.length === 0) throw new AppError('unprocessable', newsletterWantsNone);
    const weeklyReport = chosen.includes('weekly-report');
    const skips = known.filter((slug) => !wants.includes(slug));
    await updatePreferences(tx, reader.subscriberId, { issues, weeklyReport, skips, pace });
    await applyLists(tx, { reader, chosen, origin });
    return newsletterChosen;
  });
}

type Chosen = { reader: Awaited<ReturnType<typeof findReader>>; chosen: readonly MailList[]; origin: Origin };

/** Records consent to newly chosen lists, and deletes unsent emails of lists that are no longer chosen. */
async function applyLists(tx: Tx, { reader, chosen, origin }: Chosen) {
  const page = mailedPaths.newsletterPreferences;
  for (const name of chosen.filter((list) => reader.state === 'subscribed' && !hasList(reader, list)))
    await recordConsent(tx, { name, subject: reader.subscriberId, given: 'tick', page, origin });
  const templates = mailLists.filter((list) => !chosen.includes(list)).map((list) => mailOfList[list]);
  if (templates.length > 0) await deleteUnsentMails(tx, { templates, to: reader.email });
}

async function findReader(handle: Handle, token: string) {
  const link = await findLink(handle, hashOf(token));
  if (link?.purpose !== 'unsubscribe') throw new AppError('bad_request', newsletterLinkInvalid);
  return link;
}
