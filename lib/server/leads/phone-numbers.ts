import type { z } from 'zod';
import type { AlertType, leadAnswer, phoneLead } from '@/lib/contracts/leads/phone-numbers';
import type { ConsentName } from '@/lib/content/visits/consents';
import {
  consentNeeded,
  countryNotServed,
  messagesStayHere,
  messagingOff,
  phoneInvalid,
  welcomeWithLink,
} from '@/lib/content/leads/messages';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import { paths } from '@/lib/domain/shared/paths';
import { channelOf } from '@/lib/domain/leads/text-channels';
import { now } from '@/lib/server/platform/clock';
import { transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import { insertTouches } from '@/lib/server/visits/attribution-repository';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import { insertPhoneAlert, findOrInsertPhoneNumber } from './phone-numbers-repository';
import { recordEvent } from '@/lib/server/visits/events';
import { toMobile, type Phone } from './phones';
import { enforceTextLimits } from './text-limits';
import { queueText } from './text-queue';

const formOf: Record<AlertType, LeadFormName> = {
  'Marketing page 2': 'test-drive',
  'Marketing page 3': 'app-link',
};
const consentOf: Record<AlertType, ConsentName> = {
  'Marketing page 2': 'phone-test-drive',
  'Marketing page 3': 'phone-app-link',
};

/**
 * Stores a number and what it was registered for, and queues the app link for it. Repeated requests get the same
 * response.
 */
export async function storePhoneNumber(
  lead: z.output<typeof phoneLead>,
  origin: Origin,
): Promise<z.input<typeof leadAnswer>> {
  const notice = requireMessaging();
  if (lead.leaveEmpty) return { message: welcomeWithLink(), notice };
  if (lead.consent === false) refuseField('consent', consentNeeded);
  const phone = toMobile(lead.phoneNumber, lead.country) ?? refuseField('phoneNumber', phoneInvalid);
  if (!isServed(phone)) refuseField('phoneNumber', countryNotServed);
  await enforceTextLimits(phone, origin);
  await transaction(async (tx) => {
    const { alertType, page } = lead;
    const number = await findOrInsertPhoneNumber(tx, { ...phone, at: now() });
    const isNew = await insertPhoneAlert(tx, { phoneId: number.id, alertType, page, at: now() });
    const form = formOf[alertType];
    if (isNew) await recordEvent(tx, { name: 'lead', key: `${number.id}:${form}`, detail: form });
    const isQueued = await queueText(tx, { number, reason: alertType, link: appLink });
    if (!isNew && !isQueued) return;
    const given = lead.consent === true ? 'tick' : 'button';
    await recordConsent(tx, { name: consentOf[alertType], subject: number.id, given, page, origin });
    await insertTouches(tx, { kind: 'lead', id: number.id }, lead.attribution);
  });
  return { message: welcomeWithLink(), notice };
}

/** The target of the app link. As long as there is no app, it is the landing page. */
export const appLink = () => settings().appLinkUrl ?? `${siteAddress()}${paths.landing}`;

/** Whether we send messages to numbers of this country, over the channel used there. */
export function isServed({ country }: Phone): boolean {
  const channels = messagingProvider()?.channels;
  return settings().messageCountries.includes(country) && (channels?.includes(channelOf(country)) ?? true);
}

/** Throws 503 if messaging is off; otherwise returns a notice that messages are only simulated, or null. */
export function requireMessaging(): string | null {
  const provider = messagingProvider();
  if (!provider) throw new AppError('not_configured', messagingOff);
  return provider.isReal ? null : messagesStayHere;
}

function refuseField(field: string, sentence: string): never {
  throw new AppError('bad_request', sentence, { fields: { [field]: sentence } });
}
