import { z } from 'zod';
import {
  bankAccountUnfit,
  bankUnreachable,
  bankBusy,
  bankInstitutionAway,
  bankLoginNeeded,
  bankLoginWrong,
  bankInvalidAnswer,
  bankSlow,
  bankSetUpFirst,
  bankStartAgain,
  bankTrouble,
  bankUnsupported,
} from '@/lib/content/brokerage/bank-messages';
import { AppError, type ErrorCode } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { beforeSending, timeoutCodes } from '../network-errors';
import type { PlaidAnswer } from './plaid-wire';

/**
 * Who can resolve a failure. 'login': the bank's customer, by logging in again; 'gone': the login no longer exists;
 * 'request': the member, by choosing differently; 'bank': the bank; 'plaid': Plaid; 'ours': the operator.
 */
type Reason = 'login' | 'gone' | 'request' | 'bank' | 'plaid' | 'ours';

/** A Plaid failure with our own message. */
export class BankError extends AppError {
  override name = 'BankError';
  constructor(
    code: ErrorCode,
    message: string,
    readonly reason: Reason,
    details: { retryAfterS?: number; cause: Error },
  ) {
    super(code, message, details);
  }

  get needsLogin() {
    return this.reason === 'login';
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

type Meaning = readonly [reason: Reason, code: ErrorCode, sentence: string];
const logIn: Meaning = ['login', 'conflict', bankLoginNeeded];
const setUpFirst: Meaning = ['login', 'conflict', bankSetUpFirst];
const startAgain: Meaning = ['request', 'bad_request', bankStartAgain];
const unsuitable: Meaning = ['request', 'unprocessable', bankAccountUnfit];
const unsupported: Meaning = ['request', 'unprocessable', bankUnsupported];
const gone: Meaning = ['gone', 'conflict', bankStartAgain];

const byCode: Record<string, Meaning> = {
  ITEM_LOGIN_REQUIRED: logIn,
  PENDING_EXPIRATION: logIn,
  PENDING_DISCONNECT: logIn,
  INSUFFICIENT_CREDENTIALS: logIn,
  INVALID_MFA: logIn,
  ACCESS_NOT_GRANTED: logIn,
  ITEM_LOCKED: setUpFirst,
  USER_SETUP_REQUIRED: setUpFirst,
  PASSWORD_RESET_REQUIRED: setUpFirst,
  INVALID_CREDENTIALS: ['request', 'unprocessable', bankLoginWrong],
  INVALID_PUBLIC_TOKEN: startAgain,
  INVALID_LINK_TOKEN: startAgain,
  INVALID_ACCOUNT_ID: unsuitable,
  NO_AUTH_ACCOUNTS: unsuitable,
  NO_ACCOUNTS: unsuitable,
  PRODUCTS_NOT_SUPPORTED: unsuitable,
  ITEM_NOT_SUPPORTED: unsupported,
  MFA_NOT_SUPPORTED: unsupported,
  INSTITUTION_NO_LONGER_SUPPORTED: unsupported,
  // The login no longer exists at the bank or at Plaid, so a new link is required.
  ITEM_NOT_FOUND: gone,
  ITEM_CONCURRENTLY_DELETED: gone,
  INVALID_ACCESS_TOKEN: gone,
  PRODUCT_NOT_READY: ['bank', 'unavailable', bankInstitutionAway],
};

/** The meaning of codes that are not in the table above, by their type. */
const byType: Record<string, Meaning> = {
  RATE_LIMIT_EXCEEDED: ['plaid', 'unavailable', bankBusy],
  API_ERROR: ['plaid', 'unavailable', bankUnreachable],
  INSTITUTION_ERROR: ['bank', 'unavailable', bankInstitutionAway],
  ITEM_ERROR: ['bank', 'unavailable', bankTrouble],
};

const retryAfterS: Partial<Record<Reason, number>> = { plaid: 60, bank: 300 };

/** Translates an error response. An invalid request or key is for the operator to fix. */
export function toBankError({ status, body }: PlaidAnswer): BankError {
  const parsed = plaidError.safeParse(body);
  const {
    error_type: type = '',
    error_code: plaidCode = '',
    display_message: shown,
    request_id: id,
  } = parsed.data ?? {};
  const cause = new Error(`Plaid responded with ${status}${plaidCode ? ` and ${plaidCode}` : ''}.`);
  const [reason, code, sentence] = byCode[plaidCode] ?? byType[type] ?? byStatus(status, parsed.success);
  const line = { status, plaidCode: plaidCode || undefined, plaidRequest: id };
  if (reason === 'ours' && parsed.success) log.error(line, 'Plaid rejected our settings or request');
  else log.warn(line, 'Plaid rejected a request');
  const rest = retryAfterS[reason];
  const words = reason === 'bank' ? (plainLine(shown) ?? sentence) : sentence;
  return new BankError(code, words, reason, { cause, ...(rest === undefined ? {} : { retryAfterS: rest }) });
}

function byStatus(status: number, isPlaids: boolean): Meaning {
  if (status === 429) return ['plaid', 'unavailable', bankBusy];
  if (status >= 500) return ['plaid', 'unavailable', bankUnreachable];
  return ['ours', 'upstream', isPlaids ? bankUnreachable : bankInvalidAnswer];
}

/** Translates a request without a response, by the transport's error code. */
export function toBankNoResponse(word: string): BankError {
  const cause = new Error(`The request failed with ${word}.`);
  if (timeoutCodes.has(word)) return new BankError('upstream_timeout', bankSlow, 'plaid', { cause });
  if (word === 'ECONNRESET' || beforeSending.has(word))
    return new BankError('unavailable', bankUnreachable, 'plaid', { cause, retryAfterS: 30 });
  return new BankError('upstream', bankInvalidAnswer, 'plaid', { cause });
}

export const invalidBankResponse = () =>
  new BankError('upstream', bankInvalidAnswer, 'plaid', {
    cause: new Error('A response from Plaid has an unexpected format.'),
  });

/** Plaid's message for users, if it is one line of plain text; otherwise undefined. */
function plainLine(shown: string | null | undefined) {
  const line = shown?.replaceAll(/\s+/g, ' ').trim();
  return line && line.length <= 200 && !/[<>{}\\]/.test(line) ? line : undefined;
}
