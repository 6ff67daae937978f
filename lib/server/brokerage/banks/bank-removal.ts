import { z } from 'zod';
import { bankLoginLeft, bankUnlinkLeft } from '@/lib/content/brokerage/bank-messages';
import { isLiveBankLink, toBankLinkState } from '@/lib/domain/brokerage/banking';
import { paths } from '@/lib/domain/shared/paths';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { BankError } from '@/lib/server/providers/banking/plaid-errors';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { findBrokerAccount, listBankLinks, deleteBankLink, type BankRow } from './banks-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { bankKeyPlace } from './bank-relationships';
import { bankSignal, requireBanking } from './banking';
import { requireBroker } from '../application/brokerage-provider';

/**
 * Max attempts before a removal is abandoned. With the delays between them they take about six days, longer than a
 * pending transfer.
 */
const maxTries = 24;
const maxRestS = 12 * 3600;
/** Seconds until the next attempt: 15, doubled each time, up to 12 hours. */
const restS = (attempts: number) => Math.min(maxRestS, 15 * 2 ** (attempts - 1));

/** The origin for work outside of a request. */
const ownOrigin = { ip: '', requestId: 'bank-removal', userAgent: '' };

const loginRemoval = z.object({
  id: z.string(),
  accountId: z.string(),
  /** The Plaid access token, encrypted. */
  sealed: z.string(),
  itemId: z.string().default(''),
});
export type BankLoginRemoval = z.output<typeof loginRemoval>;

const unlinking = z.object({
  id: z.string(),
  accountId: z.string(),
  brokerAccountId: z.string(),
  relationshipId: z.string(),
  bankName: z.string(),
});
export type BankUnlinking = z.output<typeof unlinking>;

/**
 * Queues the removal of the Plaid login and of the broker's relationship, in the transaction that deletes the link.
 * They are independent, so the login is removed even if the broker rejects its part.
 */
export async function releaseBank(tx: Tx, row: BankRow) {
  const { id, accountId, accessToken, itemId, relationshipId, bankName } = row;
  await releaseLogin(tx, { id, accountId, sealed: accessToken, itemId });
  const owned = await findBrokerAccount(tx, accountId);
  if (!owned || relationshipId === null) return;
  const { brokerAccountId } = owned;
  await enqueueMessage(tx, {
    topic: 'bank-unlink',
    payload: { id, accountId, brokerAccountId, relationshipId, bankName },
    dedupeKey: `bank-unlink:${id}`,
  });
}

/** Queues the removal of a Plaid login. */
export const releaseLogin = (tx: Tx, login: BankLoginRemoval) =>
  enqueueMessage(tx, { topic: 'bank-removal', payload: login, dedupeKey: `bank-removal:${login.id}` });

/** Deletes all bank links of an account that is being deleted, and queues their removal. */
export async function releaseBanks(tx: Tx, accountId: string) {
  for (const { id } of await listBankLinks(tx, accountId)) {
    const row = await deleteBankLink(tx, { accountId, id });
    if (row) await releaseBank(tx, row);
  }
}

/** Removes a login at Plaid; idempotent. A login that no longer exists counts as removed. */
export async function handleBankRemoval(payload: unknown, attempts: number) {
  const login = loginRemoval.parse(payload);
  try {
    const accessToken = await bankKeyPlace.open({ ...login, accessToken: login.sealed }, ownOrigin);
    await requireBanking().removeLogin(accessToken, bankSignal());
  } catch (error) {
    if (error instanceof BankError && error.reason === 'gone') return;
    if (attempts < maxTries) throw retryLater(error, attempts);
    const { itemId, accountId } = login;
    log.error({ itemId }, 'could not remove a Plaid login; remove this item in the Plaid dashboard');
    await recordAudit(db(), failedOf(accountId, { at: 'Plaid', itemId }));
    throw new AppError('unprocessable', bankLoginLeft, { cause: error });
  }
}

/** Removes a relationship at the broker; idempotent. If the removal finally fails, the member is notified. */
export async function handleBankUnlink(payload: unknown, attempts: number) {
  const { brokerAccountId, relationshipId, ...bank } = unlinking.parse(payload);
  const broker = requireBroker();
  try {
    await broker.unlinkBank(brokerAccountId, relationshipId);
  } catch (error) {
    const isRefused = error instanceof BrokerError && error.outcome === 'refused';
    if (!isRefused && attempts < maxTries) throw retryLater(error, attempts);
    const known = await broker.listBanks(brokerAccountId).catch(() => undefined);
    const isLeft = ({ id, status }: { id: string; status: string }) =>
      id === relationshipId && isLiveBankLink(toBankLinkState(status));
    if (known && !known.some(isLeft)) return;
    log.error({ brokerAccountId, relationshipId }, 'could not remove a bank at the broker');
    await notifyRemovalFailed({ ...bank, relationshipId });
    throw new AppError('unprocessable', bankUnlinkLeft, { cause: error });
  }
}

type Failed = Pick<BankUnlinking, 'id' | 'accountId' | 'bankName' | 'relationshipId'>;

/** Emails the member, once per link even if the message is handled repeatedly. Deleted accounts get no email. */
const notifyRemovalFailed = ({ id, accountId, bankName, relationshipId }: Failed) =>
  transaction(async (tx) => {
    await recordAudit(tx, failedOf(accountId, { at: 'broker', relationshipId }));
    const account = await findAccountById(tx, accountId);
    if (!account) return;
    const link = settings().siteUrl + paths.bank;
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: {
        template: 'bank-removal-failed',
        to: account.email,
        data: { firstName: account.firstName, bankName, link },
      },
      dedupeKey: `bank-removal-failed:${id}`,
    });
  });

const failedOf = (subject: string, detail: Record<string, string>) =>
  ({ event: 'bank_removal_failed', result: 'refused', subject, origin: ownOrigin, detail }) as const;

function retryLater(error: unknown, attempts: number) {
  if (!(error instanceof AppError)) return error;
  return new AppError('unavailable', error.message, { cause: error, retryAfterS: restS(attempts) });
}
