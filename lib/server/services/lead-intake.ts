import { leadFormWords } from '@/lib/content/lead-forms';
import { mailOff, messageKept } from '@/lib/content/messages';
import type { LeadFormName } from '@/lib/domain/lead-forms';
import type { Tx } from '../db/pool';
import { transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { mailSender } from '../providers/mail/sender';
import { enforceNetworkLimit } from './limits';

type Intake = {
  form: LeadFormName;
  /** What stood in the field that people never see. */
  trap: string | undefined;
  origin: Origin;
};

/**
 * What all forms that answer by mail have in common: off without a mail server, limited per network, deaf to programs
 * that fill in everything, one transaction, and one answer whether or not the address was known.
 */
export async function takeIn({ form, trap, origin }: Intake, store: (tx: Tx) => Promise<void>) {
  if (!mailSender()) throw new AppError('not_configured', mailOff);
  await enforceNetworkLimit('leadsByIp', origin);
  if (trap === undefined || trap === '') await transaction(store);
  return { message: leadFormWords[form].done, notice: isMailKept() ? messageKept : null };
}

const isMailKept = () => settings().mode === 'demo' && !settings().smtpUrl;
