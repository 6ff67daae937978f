import type { z } from 'zod';
import type { homeContract, MemberHome } from '@/lib/contracts/my-account/home';
import { loginNeeded } from '@/lib/content/shared/messages';
import { homeParts, type HomePart } from '@/lib/domain/my-account/home-parts';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { findMemberAccess } from '@/lib/server/membership/memberships-repository';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import {
  homeApplication,
  homeLists,
  homePlan,
  homePosts,
  homeReferrals,
  homeSignals,
  type Reader,
} from './home-sections';
import { closeWelcome as saveClosed, findHomeAccount } from './home-repository';

type Parts = { [Name in HomePart]: NonNullable<MemberHome[Name]> };
type Answer = z.input<typeof homeContract.read.response>;

/** Sections that investor accounts do not have. */
const memberParts: readonly HomePart[] = ['plan', 'application', 'referrals'];

/**
 * All data of a member's home page, read in parallel. If a section fails, its name is returned and the others are still
 * returned.
 */
export async function readHome(accountId: string): Promise<Answer> {
  const account = await findHomeAccount(db(), accountId, now());
  if (!account) throw new AppError('unauthorized', loginNeeded);
  const { kind, firstName, emailConfirmedAt, welcomeClosedAt, linkEmail, linkSentAt } = account;
  const names = homeParts.filter((name) => kind === 'user' || !memberParts.includes(name));
  const reader = { accountId, memberAccess: findMemberAccess(db(), accountId, now()) };
  const failed: HomePart[] = [];
  const found = await Promise.all(
    names.map((name) =>
      read[name](reader).catch((error: unknown) => {
        log.error({ err: error, part: name }, 'a part of a member’s home could not be read');
        failed.push(name);
        return null;
      }),
    ),
  );
  const parts = Object.fromEntries(names.map((name, place) => [name, found[place]])) as Partial<Parts>;
  return {
    kind,
    firstName,
    isEmailConfirmed: emailConfirmedAt !== null,
    confirmationLink:
      emailConfirmedAt === null && linkEmail !== null && linkSentAt !== null
        ? { email: linkEmail, sentAt: linkSentAt.toISOString() }
        : null,
    isNew: welcomeClosedAt === null,
    watchlists: parts.watchlists ?? null,
    signals: parts.signals ?? null,
    posts: parts.posts ?? null,
    plan: parts.plan ?? null,
    application: parts.application ?? null,
    referrals: parts.referrals ?? null,
    failed: homeParts.filter((name) => failed.includes(name)),
  };
}

const read: { [Name in HomePart]: (reader: Reader) => Promise<Parts[Name]> } = {
  watchlists: homeLists,
  signals: homeSignals,
  posts: homePosts,
  plan: homePlan,
  application: homeApplication,
  referrals: homeReferrals,
};

export async function readWelcome(accountId: string) {
  const account = await findAccountById(db(), accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  return { isNew: account.welcomeClosedAt === null };
}

/** Dismisses the welcome message permanently. Keeps the time of the first call. */
export async function closeWelcome(accountId: string) {
  await saveClosed(db(), accountId, now());
  return { isNew: false };
}
