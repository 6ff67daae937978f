import { doneMessage } from '@/lib/content/leads/done-without-mail';
import { mailOff, messageKept } from '@/lib/content/leads/messages';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { mailSender } from '@/lib/server/providers/mail/sender';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';

type Intake = {
  form: LeadFormName;
  /** The value of the honeypot field. */
  trap: string | undefined;
  origin: Origin;
};

/**
 * Stores the submission of any form that is confirmed by mail. Throws if mail is off or the network is over its limit.
 * Ignores bots that fill in the honeypot. The response is the same whether or not the address is known.
 */
export async function storeSubmission({ form, trap, origin }: Intake, store: (tx: Tx) => Promise<void>) {
  if (!mailSender()) throw new AppError('not_configured', mailOff);
  await enforceNetworkLimit('leadsByIp', origin);
  if (trap === undefined || trap === '') await transaction(store);
  const isKept = isMailKept();
  return { message: doneMessage(form, isKept), notice: isKept ? messageKept : null };
}

/** Whether mail stays in the outbox: a demo without a mail server. */
export const isMailKept = () => settings().mode === 'demo' && !settings().smtpUrl;
