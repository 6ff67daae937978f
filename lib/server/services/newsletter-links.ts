import { paths } from '@/lib/domain/paths';
import { now } from '../clock';
import { derive, hashOf, keyFor, randomToken } from '../crypto';
import type { Tx } from '../db/pool';
import { settings } from '../env';
import { putLinks } from '../repositories/newsletter';

/** How long a link to confirm is good. */
export const confirmDays = 7;

/** A new link to confirm an address, stored by its hash. Earlier ones stay good until their own time. */
export async function openConfirmLink(tx: Tx, subscriberId: string) {
  const token = randomToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + confirmDays * 86_400_000);
  await putLinks(tx, [{ hash: hashOf(token), subscriberId, purpose: 'confirm', createdAt: at, expiresAt }]);
  return { link: linkTo(paths.newsletterConfirm, token), expiresAt };
}

/**
 * The link by which somebody unsubscribes: the same in every mail to them, and good for ever. It is derived from our
 * secret, so that mails can carry it though only its hash is stored; after a change of the secret, old ones stay good.
 */
export async function openUnsubscribeLink(tx: Tx, subscriberId: string) {
  const token = derive(keyFor(settings().authSecret, 'newsletter-unsubscribe'), subscriberId);
  await putLinks(tx, [{ hash: hashOf(token), subscriberId, purpose: 'unsubscribe', createdAt: now() }]);
  return linkTo(paths.newsletterUnsubscribe, token);
}

/** The base comes from our own settings, never from a request. */
const linkTo = (path: string, token: string) => `${settings().siteUrl}${path}?token=${token}`;
