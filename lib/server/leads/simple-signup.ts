import type { z } from 'zod';
import type { leadAnswer } from '@/lib/contracts/leads/phone-numbers';
import type { simpleSignup, simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { welcome } from '@/lib/content/accounts/messages';
import {
  confirmLinkSpent,
  consentNeeded,
  countryNotServed,
  emailOrPhoneNeeded,
  inviteGiven,
  inviteHadBefore,
  inviteNoneLeft,
  phoneInvalid,
} from '@/lib/content/leads/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import { assignInvite } from './invites-repository';
import { consumeSignupToken } from './signups-repository';
import { recordEvent } from '@/lib/server/visits/events';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';
import { isMailReady, requireMail } from '@/lib/server/providers/mail/mail-links';
import { isServed, requireMessaging } from './phone-numbers';
import { toMobile, type Phone } from './phones';
import { signUpByEmail, signUpByPhone } from './signup-links';
import { enforceTextLimits } from './text-limits';

type SignupForm = z.output<typeof simpleSignup>;

/**
 * Signs up a phone number, an email address or both. Each gets a confirmation link. Repeated requests get the same
 * response.
 */
export async function signUp(form: SignupForm, origin: Origin): Promise<z.input<typeof leadAnswer>> {
  if (form.leaveEmpty) return { message: welcome(), notice: null };
  const phone = readWanted(form);
  const notice = phone ? requireMessaging() : null;
  if (!phone) requireMail();
  // If mail is off, the email address of a sign-up by phone is not stored, because it could never be confirmed.
  const email = isMailReady() ? form.email : undefined;
  await enforceNetworkLimit('signupsByIp', origin);
  if (phone) await enforceTextLimits(phone, origin);
  await transaction(async (tx) => {
    // Phone and email belong to one member only if both are new: an existing row is not linked to data that another
    // person may have entered.
    const member = { memberId: randomId(), form, origin };
    const byPhone = phone && (await signUpByPhone(tx, phone, member));
    const byEmail = email === undefined ? undefined : await signUpByEmail(tx, email, member);
    // Submitted together, phone and email count as one lead.
    const key = byPhone ?? byEmail;
    if (key) await recordEvent(tx, { name: 'lead', key, detail: 'single-signup' });
  });
  return { message: welcome(), notice };
}

/**
 * The phone number to send a message to, if any. A number that cannot get messages is ignored if an email address is
 * given.
 */
function readWanted({ phone: typed, email, country, consent }: SignupForm): Phone | undefined {
  if (typed === undefined) {
    if (email === undefined) refuse({ phone: emailOrPhoneNeeded });
    return undefined;
  }
  const phone = toMobile(typed, country);
  if (!phone) return refuse({ phone: phoneInvalid });
  if (consent === false) refuse({ consent: consentNeeded });
  const canServe = isServed(phone) && messagingProvider() !== undefined;
  if (canServe || (email === undefined && isServed(phone))) return phone;
  return email === undefined ? refuse({ phone: countryNotServed }) : undefined;
}

function refuse(fields: Record<string, string>): never {
  throw new AppError('bad_request', Object.values(fields)[0] ?? phoneInvalid, { fields });
}

type Confirmed = z.input<typeof simpleSignupContract.confirm.response>;

/** Confirms an address by its link, which works once, and assigns its member an invite if one is left. */
export async function confirmSignup(token: string, origin: Origin): Promise<Confirmed> {
  await enforceNetworkLimit('confirmByIp', origin);
  return transaction(async (tx) => {
    const at = now();
    const signup = await consumeSignupToken(tx, { hash: hashOf(token), at });
    if (!signup) throw new AppError('gone', confirmLinkSpent);
    const { url, hadOne } = await assignInvite(tx, signup.memberId, at);
    const { place } = signup;
    if (hadOne) return { message: inviteHadBefore, invite: null, place };
    return { message: url === null ? inviteNoneLeft : inviteGiven, invite: url, place };
  });
}
