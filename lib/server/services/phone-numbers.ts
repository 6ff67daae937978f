import type { z } from 'zod';
import type { AlertType, leadAnswer, phoneLead } from '@/lib/contracts/phone-numbers';
import type { ConsentName } from '@/lib/content/consents';
import {
  consentNeeded,
  countryNotServed,
  messagesStayHere,
  messagingOff,
  phoneInvalid,
  welcomeWithLink,
} from '@/lib/content/messages';
import type { LeadFormName } from '@/lib/domain/lead-forms';
import { paths } from '@/lib/domain/paths';
import { now } from '../clock';
import { transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { messagingProvider } from '../providers/messaging/provider';
import { insertTouches } from '../repositories/attribution';
import { recordConsent } from '../repositories/consents';
import { keepPhoneAlert, keepPhoneNumber } from '../repositories/phone-numbers';
import { recordHappening } from './events';
import { enforceNetworkLimit } from './limits';
import { toPhone, type Phone } from './phones';
import { queueText } from './text-queue';

const formOf: Record<AlertType, LeadFormName> = {
  'Marketing page 2': 'test-drive',
  'Marketing page 3': 'app-link',
};
const consentOf: Record<AlertType, ConsentName> = {
  'Marketing page 2': 'phone-test-drive',
  'Marketing page 3': 'phone-app-link',
};

/** Keeps a number and what it was left for, and has the app link sent to it. A repeat is answered like a first time. */
export async function storePhoneNumber(
  lead: z.output<typeof phoneLead>,
  origin: Origin,
): Promise<z.input<typeof leadAnswer>> {
  const notice = requireMessaging();
  if (lead.leaveEmpty) return { message: welcomeWithLink(), notice };
  if (lead.consent === false) refuseField('consent', consentNeeded);
  const phone = readPhone(lead.phoneNumber, lead.country) ?? refuseField('phoneNumber', phoneInvalid);
  if (!isServed(phone)) refuseField('phoneNumber', countryNotServed);
  await enforceNetworkLimit('phoneLeadsByIp', origin);
  await transaction(async (tx) => {
    const { alertType, page } = lead;
    const number = await keepPhoneNumber(tx, { ...phone, at: now() });
    const isNew = await keepPhoneAlert(tx, { phoneId: number.id, alertType, page, at: now() });
    const form = formOf[alertType];
    if (isNew) await recordHappening(tx, { name: 'lead', key: `${number.id}:${form}`, detail: form });
    const isQueued = await queueText(tx, { number, reason: alertType, link: appLink });
    if (!isNew && !isQueued) return;
    const given = lead.consent === true ? 'tick' : 'button';
    await recordConsent(tx, { name: consentOf[alertType], subject: number.id, given, page, origin });
    await insertTouches(tx, { kind: 'lead', id: number.id }, lead.attribution);
  });
  return { message: welcomeWithLink(), notice };
}

/** Where the app link leads: while there is no app, to the page that says how far we are. */
export const appLink = () => settings().appLinkUrl ?? `${settings().siteUrl}${paths.landing}`;

/** Whether numbers of this country are written to. */
export const isServed = ({ country }: Phone) => settings().messageCountries.includes(country);

export const readPhone = (typed: string, country: string | undefined) => toPhone(typed, country);

/** 503 when messages are off; otherwise what must be said about where they go. */
export function requireMessaging(): string | null {
  const provider = messagingProvider();
  if (!provider) throw new AppError('not_configured', messagingOff);
  return provider.isReal ? null : messagesStayHere;
}

function refuseField(field: string, sentence: string): never {
  throw new AppError('bad_request', sentence, { fields: { [field]: sentence } });
}
