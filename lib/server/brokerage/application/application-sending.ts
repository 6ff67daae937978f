import { brokerHasAccount } from '@/lib/content/brokerage/brokerage-messages';
import { isOver } from '@/lib/domain/brokerage/application/statuses';
import { emailKey } from '@/lib/domain/shared/email';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import type { BrokerAccount, BrokerageProvider } from '@/lib/server/providers/brokerage/brokerage';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { deleteDraft } from './application-drafts-repository';
import {
  insertApplicationEvent,
  updateApplication,
  isLinkedElsewhere,
  type Application,
} from './applications-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import type { Claim, Member } from './application-claim';
import { notifyOfStatus } from './application-news';
import { questionOf } from './application-refusal';

/** Max difference between our clock and the broker's. */
const skewMs = 5 * 60_000;

/**
 * Sends a claimed application, outside any transaction, and stores the result. If the response to an earlier call was
 * lost, it looks up the account first, so that only one account is created.
 */
export async function sendApplication(broker: BrokerageProvider, claim: Claim, member: Member): Promise<Application> {
  const { row } = claim;
  try {
    return await settle(row, await openOnce(broker, claim), member);
  } catch (error) {
    if (!(error instanceof BrokerError)) {
      await leaveUnanswered(row);
      throw error;
    }
    log.warn({ outcome: error.outcome, why: causeOf(error) }, 'the broker did not accept an application');
    if (error.outcome === 'refused') await refuse(row, error.said ?? null, member);
    else if (error.outcome === 'exists') await refuse(row, null, member);
    else await leaveUnanswered(row);
    throw withQuestion(error);
  }
}

async function openOnce(broker: BrokerageProvider, { row, body, mayExist }: Claim): Promise<BrokerAccount> {
  if (mayExist) {
    const made = await findMade(broker, row, body);
    if (made && !(await isLinkedElsewhere(db(), made.id, row.id))) return made;
  }
  try {
    return await broker.open(body);
  } catch (error) {
    if (!(error instanceof BrokerError) || error.outcome !== 'exists') throw error;
    const account = (await findMade(broker, row, body)) ?? (await findProven(broker, row, body));
    if (!account || (await isLinkedElsewhere(db(), account.id, row.id))) throw error;
    return account;
  }
}

type Body = Claim['body'];

/** The account that one of our earlier calls created: same email and name, and not created before our first call. */
async function findMade(broker: BrokerageProvider, row: Application, { contact, identity }: Body) {
  const since = (row.firstSentAt ?? row.createdAt).getTime() - skewMs;
  const found = await broker.findByEmail(contact.email_address);
  return found.find(
    (one) =>
      one.createdAt.getTime() >= since &&
      isSame(one.givenName, identity.given_name) &&
      isSame(one.familyName, identity.family_name),
  );
}

/** The member's existing account at the broker, found by their email if they have confirmed the address. */
async function findProven(broker: BrokerageProvider, row: Application, { contact }: Body) {
  const account = await findAccountById(db(), row.accountId);
  if (!account?.emailConfirmedAt || account.emailKey !== emailKey(contact.email_address)) return undefined;
  return (await broker.findByEmail(account.email)).find((one) => !isOver(one.status));
}

const isSame = (brokerValue: string | null, ownValue: string) => brokerValue?.toLowerCase() === ownValue.toLowerCase();

/** Stores the broker's account and deletes the stored request and the draft. */
export const settle = (row: Application, account: BrokerAccount, { accountId, origin }: Member): Promise<Application> =>
  transaction(async (tx) => {
    const at = now();
    await notifyOfStatus(tx, row, { status: account.status, at });
    await deleteDraft(tx, accountId);
    await recordAudit(tx, { event: 'application_settled', result: 'ok', subject: accountId, origin });
    return updateApplication(tx, row.id, {
      state: 'sent',
      sealed: null,
      heldUntil: null,
      brokerAccountId: account.id,
      status: account.status,
      needs: account.needs,
      refusal: null,
      checkedAt: at,
      endedAt: isOver(account.status) ? at : null,
    });
  });

/** Marks the application as rejected by the broker. The answers stay in the draft, without the tax ID. */
const refuse = (row: Application, refusal: string | null, { accountId, origin, isAway }: Member) =>
  transaction(async (tx) => {
    // An applicant who waits for the response sees the result on the screen and gets no email.
    if (isAway) await notifyOfStatus(tx, row, { status: 'refused', at: now() });
    else await insertApplicationEvent(tx, row.id, 'refused', now());
    await recordAudit(tx, { event: 'application_settled', result: 'refused', subject: accountId, origin });
    return updateApplication(tx, row.id, { state: 'refused', sealed: null, heldUntil: null, refusal });
  });

/** Gives up after too long without a response: the tax ID is deleted, and the member can send the application again. */
export const abandonSending = (row: Application, member: Member) => refuse(row, null, member);

const leaveUnanswered = (row: Application) =>
  transaction(async (tx) => {
    if (row.state !== 'unanswered') await insertApplicationEvent(tx, row.id, 'unanswered', now());
    await updateApplication(tx, row.id, { state: 'unanswered', heldUntil: null, checkedAt: now() });
  });

/** Adds the question that the broker's error names, if any. */
function withQuestion(error: BrokerError): AppError {
  if (error.outcome === 'exists') return new AppError('conflict', brokerHasAccount, { cause: error });
  const question = error.outcome === 'refused' ? questionOf(error.said) : undefined;
  return question
    ? new AppError(error.code, error.message, { cause: error, fields: { [question]: error.message } })
    : error;
}

const causeOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : undefined);
