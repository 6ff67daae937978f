import { mailLists, type MailList } from '@/lib/domain/publishing/newsletter';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { now } from '@/lib/server/platform/clock';
import { derive, hashOf, keyFor, randomToken } from '@/lib/server/platform/sealing/crypto';
import type { Tx } from '@/lib/server/platform/db/pool';
import type { LinkPurpose } from '@/lib/server/platform/db/schema/leads';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { insertLinks } from './newsletter-repository';

/** How long a confirmation link is valid, in days. */
export const confirmDays = 7;

/** The purpose of the link that confirms each list. */
const confirming = { newsletter: 'confirm', 'weekly-report': 'confirm-weekly-report' } as const satisfies Record<
  MailList,
  LinkPurpose
>;

/** The list that a link confirms; null for an unsubscribe link. */
export const listOfLink = (purpose: LinkPurpose): MailList | null =>
  mailLists.find((list) => confirming[list] === purpose) ?? null;

/** Creates a confirmation link for a list and stores its hash. Earlier links stay valid until they expire. */
export async function openConfirmLink(tx: Tx, subscriberId: string, list: MailList) {
  const token = randomToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + confirmDays * 86_400_000);
  await insertLinks(tx, [{ hash: hashOf(token), subscriberId, purpose: confirming[list], createdAt: at, expiresAt }]);
  return { link: linkTo(mailedPaths.newsletterConfirm, token), expiresAt };
}

/**
 * A subscriber's unsubscribe link, which is the same in every email and does not expire. The token is derived from our
 * secret, so that it can be put into every email although only its hash is stored. After a change of the secret, old
 * links stay valid.
 */
export async function openUnsubscribeLink(tx: Tx, subscriberId: string) {
  const [link] = await openUnsubscribeLinks(tx, [subscriberId]);
  if (link === undefined) throw new Error('A subscriber must have one link.');
  return link;
}

/** The unsubscribe links of several subscribers, in the given order. */
export async function openUnsubscribeLinks(tx: Tx, subscriberIds: readonly string[]): Promise<string[]> {
  if (subscriberIds.length === 0) return [];
  const key = keyFor(settings().authSecret, 'newsletter-unsubscribe');
  const tokens = subscriberIds.map((subscriberId) => ({ subscriberId, token: derive(key, subscriberId) }));
  const createdAt = now();
  await insertLinks(
    tx,
    tokens.map(({ subscriberId, token }) => ({
      ...{ hash: hashOf(token), subscriberId, createdAt },
      purpose: 'unsubscribe' as const,
    })),
  );
  return tokens.map(({ token }) => linkTo(mailedPaths.newsletterUnsubscribe, token));
}

/** The base URL comes from our settings, never from a request. */
const linkTo = (path: string, token: string) => `${siteAddress()}${path}?token=${token}`;
