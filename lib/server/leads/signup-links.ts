import type { z } from 'zod';
import type { simpleSignup } from '@/lib/contracts/leads/simple-signup';
import { returnPlace } from '@/lib/domain/leads/return-place';
import { emailKey } from '@/lib/domain/shared/email';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { now } from '@/lib/server/platform/clock';
import { hashOf, randomToken } from '@/lib/server/platform/sealing/crypto';
import type { Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { Origin } from '@/lib/server/platform/http/origin';
import { insertTouches } from '@/lib/server/visits/attribution-repository';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { insertPhoneAlert, findOrInsertPhoneNumber } from './phone-numbers-repository';
import { insertToken, findOrInsertSignup, recentTokens, type Signup } from './signups-repository';
import type { Phone } from './phones';
import { queueText } from './text-queue';

type Member = { memberId: string; form: z.output<typeof simpleSignup>; origin: Origin };

/** The lifetime of a link, and the limits on links per address. */
const goodForMs = 7 * 86_400_000;
const repeatMs = 60_000;
const perAddress = { links: 3, withinMs: 600_000 };

/** Adds an unconfirmed phone number to the list and sends its confirmation link. Returns its id if it is new. */
export async function signUpByPhone(tx: Tx, phone: Phone, { memberId, form, origin }: Member) {
  const at = now();
  const { page } = form;
  const number = await findOrInsertPhoneNumber(tx, { ...phone, at });
  await insertPhoneAlert(tx, { phoneId: number.id, alertType: 'Single signup', page, at });
  const row = { kind: 'phone', address: phone.phone, key: phone.phone } as const;
  const { signup, isNew } = await findOrInsertSignup(tx, { ...row, memberId, page, at });
  const isQueued = await queueText(tx, { number, reason: 'Single signup', link: () => makeLink(tx, signup, form) });
  if (!isNew && !isQueued) return undefined;
  const given = form.consent === true ? 'tick' : 'button';
  await recordConsent(tx, { name: 'signup-phone', subject: signup.id, given, page, origin });
  await insertTouches(tx, { kind: 'lead', id: signup.id }, form.attribution);
  return isNew ? signup.id : undefined;
}

/** Adds an unconfirmed email address to the list and mails its confirmation link. Returns its id if it is new. */
export async function signUpByEmail(tx: Tx, email: string, { memberId, form, origin }: Member) {
  const at = now();
  const { page } = form;
  const row = { kind: 'email', address: email, key: emailKey(email) } as const;
  const { signup, isNew } = await findOrInsertSignup(tx, { ...row, memberId, page, at });
  if (!isNew && !(await mayBeMailed(tx, signup, at))) return undefined;
  const link = await makeLink(tx, signup, form);
  await enqueueMessage(tx, {
    topic: 'mail',
    payload: {
      template: 'confirm-signup',
      to: signup.address,
      data: { link, days: goodForMs / 86_400_000 },
      goodUntil: new Date(at.getTime() + goodForMs).toISOString(),
    },
    dedupeKey: `confirm-signup:${hashOf(link)}`,
  });
  await recordConsent(tx, { name: 'signup-email', subject: signup.id, given: 'button', page, origin });
  await insertTouches(tx, { kind: 'lead', id: signup.id }, form.attribution);
  return isNew ? signup.id : undefined;
}

/**
 * Whether an address may get another link: not if it is confirmed and subscribed, has just got one, or has reached its
 * limit.
 */
async function mayBeMailed(tx: Tx, { id, confirmedAt, unsubscribedAt }: Signup, at: Date) {
  if (confirmedAt && !unsubscribedAt) return false;
  const since = new Date(at.getTime() - perAddress.withinMs);
  const { recent, latest } = await recentTokens(tx, { signupId: id, since });
  const share = Math.max(1, Math.round(perAddress.links * settings().rateLimitFactor));
  return recent < share && (latest === null || at.getTime() - latest.getTime() >= repeatMs);
}

async function makeLink(tx: Tx, { id }: Signup, { place }: Pick<Member['form'], 'place'>) {
  const token = randomToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + goodForMs);
  await insertToken(tx, { hash: hashOf(token), signupId: id, createdAt, expiresAt, place: returnPlace(place) });
  return `${siteAddress()}${mailedPaths.confirmSignup(token)}`;
}
