import { z } from 'zod';
import {
  bankAccountUnfit,
  bankAway,
  bankBusy,
  bankInstitutionAway,
  bankLoginNeeded,
  bankLoginWrong,
  bankMadeNoSense,
  bankSlow,
  bankStartAgain,
} from '@/lib/content/bank-messages';
import { AppError, type ErrorCode } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { beforeSending, outOfTime } from '../silences';
import type { PlaidAnswer } from './plaid-wire';

/** Plaid's code for a bank whose owner has to log in again. */
const loginRequired = 'ITEM_LOGIN_REQUIRED';

/** What Plaid did not do, in our words; `needsLogin` when only the bank's owner can help. */
export class BankFault extends AppError {
  static override readonly kind = 'BankFault';
  override name = 'BankFault';
  constructor(
    code: ErrorCode,
    message: string,
    readonly needsLogin: boolean,
    details: { retryAfterS?: number; cause: Error },
  ) {
    super(code, message, details);
  }
}

const plaidError = z.object({
  error_type: z.string().regex(/^[A-Z_]{2,60}$/),
  error_code: z.string().regex(/^[A-Z0-9_]{2,80}$/),
  error_message: z.string(),
  display_message: z.string().nullish(),
  request_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});

type Words = readonly [code: ErrorCode, sentence: string];
const byCode: Record<string, Words> = {
  [loginRequired]: ['conflict', bankLoginNeeded],
  INVALID_PUBLIC_TOKEN: ['bad_request', bankStartAgain],
  INVALID_LINK_TOKEN: ['bad_request', bankStartAgain],
  INVALID_ACCOUNT_ID: ['unprocessable', bankAccountUnfit],
  NO_AUTH_ACCOUNTS: ['unprocessable', bankAccountUnfit],
  INVALID_CREDENTIALS: ['unprocessable', bankLoginWrong],
  // Gone at the bank or at Plaid: nothing but a new link helps.
  ITEM_NOT_FOUND: ['conflict', bankStartAgain],
  INVALID_ACCESS_TOKEN: ['conflict', bankStartAgain],
};

/** What an answer that is no success says. */
export function toBankFault({ status, body }: PlaidAnswer): BankFault {
  const parsed = plaidError.safeParse(body);
  const { error_type: type, error_code: code, display_message: shown, request_id: id } = parsed.data ?? {};
  const cause = new Error(`Plaid answered ${status}${code ? ` with ${code}` : ''}.`);
  log.warn({ status, plaidCode: code, plaidRequest: id }, 'Plaid refused a call');
  if (status === 429 || type === 'RATE_LIMIT_EXCEEDED')
    return new BankFault('unavailable', bankBusy, false, { cause, retryAfterS: 60 });
  const words = code === undefined ? undefined : byCode[code];
  if (words) return new BankFault(words[0], words[1], code === loginRequired, { cause });
  if (type === 'INSTITUTION_ERROR')
    return new BankFault('unavailable', plainLine(shown) ?? bankInstitutionAway, false, { cause, retryAfterS: 300 });
  if (type === 'ITEM_ERROR') return new BankFault('conflict', plainLine(shown) ?? bankLoginNeeded, false, { cause });
  // A bad request or a bad key is ours; whatever else it is, nobody outside can mend it.
  if (status >= 500) return new BankFault('unavailable', bankAway, false, { cause, retryAfterS: 30 });
  return new BankFault('upstream', parsed.success ? bankAway : bankMadeNoSense, false, { cause });
}

/** A call without an answer, by the transport's word for it. */
export function toBankSilence(word: string): BankFault {
  const cause = new Error(`The call ended with ${word}.`);
  if (outOfTime.has(word)) return new BankFault('upstream_timeout', bankSlow, false, { cause });
  if (word === 'ECONNRESET' || beforeSending.has(word))
    return new BankFault('unavailable', bankAway, false, { cause, retryAfterS: 30 });
  return new BankFault('upstream', bankMadeNoSense, false, { cause });
}

export const senselessBank = () =>
  new BankFault('upstream', bankMadeNoSense, false, { cause: new Error('An answer of Plaid has another shape.') });

/** Plaid's sentence for people, when it is one: a single line of plain words. */
function plainLine(shown: string | null | undefined) {
  const line = shown?.replaceAll(/\s+/g, ' ').trim();
  return line && line.length <= 200 && !/[<>{}\\]/.test(line) ? line : undefined;
}
