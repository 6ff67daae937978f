import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { now } from '@/lib/server/platform/clock';
import { derive, hashOf, keyFor, randomToken } from '@/lib/server/platform/sealing/crypto';
import type { Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { putLinks } from './newsletter-repository';

/** Lifetime of a confirmation link, in days. */
export const confirmDays = 7;

/** Creates a confirmation link, stored by its hash. Earlier ones stay valid until they expire. */
export async function openConfirmLink(tx: Tx, subscriberId: string) {
  const token = randomToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + confirmDays * 86_400_000);
  await putLinks(tx, [{ hash: hashOf(token), subscriberId, purpose: 'confirm', createdAt: at, expiresAt }]);
  return { link: linkTo(mailedPaths.newsletterConfirm, token), expiresAt };
}

/**
 * A subscriber's unsubscribe link: the same in every mail, without expiry. It is derived from our secret, so that mails
 * can contain it though only its hash is stored; after a change of the secret, old links stay valid.
 */
export async function openUnsubscribeLink(tx: Tx, subscriberId: string) {
  const token = derive(keyFor(settings().authSecret, 'newsletter-unsubscribe'), subscriberId);
  await putLinks(tx, [{ hash: hashOf(token), subscriberId, purpose: 'unsubscribe', createdAt: now() }]);
  return linkTo(mailedPaths.newsletterUnsubscribe, token);
}

/** The base comes from our settings, never from a request. */
const linkTo = (path: string, token: string) => `${siteAddress()}${path}?token=${token}`;
