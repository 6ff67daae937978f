import type { z } from 'zod';
import type { leadAnswer } from '@/lib/contracts/phone-numbers';
import type { simpleSignup, simpleSignupContract } from '@/lib/contracts/simple-signup';
import {
  confirmLinkSpent,
  consentNeeded,
  countryNotServed,
  emailOrPhoneNeeded,
  inviteGiven,
  inviteHadBefore,
  inviteNoneLeft,
  phoneInvalid,
  welcome,
} from '@/lib/content/messages';
import { randomId } from '@/lib/domain/ids';
import { now } from '../clock';
import { hashOf } from '../crypto';
import { transaction } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { messagingProvider } from '../providers/messaging/provider';
import { giveInvite } from '../repositories/invites';
import { useToken } from '../repositories/signups';
import { recordHappening } from './events';
import { enforceNetworkLimit } from './limits';
import { isServed, readPhone, requireMessaging } from './phone-numbers';
import type { Phone } from './phones';
import { signUpByEmail, signUpByPhone } from './signup-links';

type SignupForm = z.output<typeof simpleSignup>;

/** Takes a phone, an email or both; each is sent a link that confirms it. A repeat is answered like a first time. */
export async function signUp(form: SignupForm, origin: Origin): Promise<z.input<typeof leadAnswer>> {
  if (form.leaveEmpty) return { message: welcome(), notice: null };
  const phone = readWanted(form);
  const notice = phone ? requireMessaging() : null;
  await enforceNetworkLimit('phoneLeadsByIp', origin);
  await transaction(async (tx) => {
    // Only a pair that is new together is one member: nobody's existing row is tied to what a stranger types.
    const member = { memberId: randomId(), form, origin };
    const byPhone = phone && (await signUpByPhone(tx, phone, member));
    const byEmail = form.email === undefined ? undefined : await signUpByEmail(tx, form.email, member);
    // Left in one go they are one lead.
    const key = byPhone ?? byEmail;
    if (key) await recordHappening(tx, { name: 'lead', key, detail: 'single-signup' });
  });
  return { message: welcome(), notice };
}

/**
 * The number to be written to, if any. With an email beside it, a number that cannot be served is no reason to refuse:
 * the mail goes instead.
 */
function readWanted({ phone: typed, email, country, consent }: SignupForm): Phone | undefined {
  if (typed === undefined) {
    if (email === undefined) refuse({ phone: emailOrPhoneNeeded });
    return undefined;
  }
  const phone = readPhone(typed, country);
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

/** Confirms an address by its link, once, and gives its member an invite, once, while there is one. */
export async function confirmSignup(token: string, origin: Origin): Promise<Confirmed> {
  await enforceNetworkLimit('confirmByIp', origin);
  return transaction(async (tx) => {
    const at = now();
    const signup = await useToken(tx, { hash: hashOf(token), at });
    if (!signup) throw new AppError('gone', confirmLinkSpent);
    const { url, hadOne } = await giveInvite(tx, signup.memberId, at);
    if (hadOne) return { message: inviteHadBefore, invite: null };
    return { message: url === null ? inviteNoneLeft : inviteGiven, invite: url };
  });
}
