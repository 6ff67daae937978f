import type { BankLink, Banks } from '@/lib/contracts/brokerage/banks';
import {
  bankAccountUnfit,
  bankGone,
  bankInUse,
  bankNoAccount,
  bankNotActive,
  bankOff,
  bankOneOnly,
  bankRemoving,
  bankStartAgain,
} from '@/lib/content/brokerage/bank-messages';
import { isLiveBankLink, type BankAccountType, type BankHindrance } from '@/lib/domain/brokerage/banking';
import { randomId } from '@/lib/domain/shared/ids';
import { paths } from '@/lib/domain/shared/paths';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { BankError } from '@/lib/server/providers/banking/plaid-errors';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import * as rows from './banks-repository';
import { countOpenTransfers, lockTransfers } from '../transfers/transfers-repository';
import { seal } from '@/lib/server/platform/sealing/sealed';
import { bankKeyPlace, finishBank } from './bank-relationships';
import { releaseBank, releaseLogin } from './bank-removal';
import { banking, bankSignal, requireBanking } from './banking';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

/** The caller's linked banks and, if they cannot link another one, the reason. */
export async function listBanks(accountId: string): Promise<Banks> {
  const items = await rows.listBankLinks(db(), accountId);
  return {
    items: items.map(({ id, bankName, mask, accountType, state, needsLogin, createdAt }) => ({
      id,
      bankName,
      mask,
      accountType,
      state,
      needsLogin,
      linkedAt: createdAt.toISOString(),
    })),
    hindrance: await findHindrance(accountId, items),
    isSimulated: banking()?.isReal === false,
  };
}

/** Whether the account has a bank link that can be used for transfers. */
export const hasBank = async (accountId: string) =>
  (await rows.listBankLinks(db(), accountId)).some(({ state }) => state === 'approved' || state === 'queued');

/** A token that opens Plaid Link: for a new bank or, with `id`, to renew the login of a linked one. */
export async function openBankLink(accountId: string, origin: Origin, id?: string): Promise<BankLink> {
  const provider = requireBanking();
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  const { siteUrl } = settings();
  // Plaid requires a registered HTTPS redirect URL; a site without HTTPS has none.
  const redirectUri = provider.isReal && siteUrl.startsWith('https:') ? siteUrl + paths.bankReturn : undefined;
  const request = { userId: accountId, redirectUri };
  if (id === undefined) {
    refuseIf(await findHindrance(accountId));
    return { ...(await provider.createLink(request, bankSignal())), isSimulated: !provider.isReal };
  }
  const row = await requireBank(accountId, id);
  const accessToken = await bankKeyPlace.open(row, origin);
  return { ...(await provider.createLink({ ...request, accessToken }, bankSignal())), isSimulated: !provider.isReal };
}

type Chosen = { accountId: string; publicToken: string; accountType: BankAccountType };

/**
 * Links the bank account chosen in Plaid Link. Plaid accepts a public token only once, so its result is stored first,
 * and a retry after a lost response resumes from there.
 */
export async function linkBank(accountId: string, chosen: Chosen, origin: Origin) {
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  const publicTokenHash = hashOf(chosen.publicToken);
  const known = await ownByPublicToken(accountId, publicTokenHash);
  if (known) return finishBank(known, origin);
  refuseIf(await findHindrance(accountId));
  const id = await keepBank(accountId, chosen, publicTokenHash, origin).catch(async (error: unknown) => {
    // A concurrent call with the same token has stored the link.
    const other = error instanceof BankError ? await ownByPublicToken(accountId, publicTokenHash) : null;
    if (other) return other.id;
    throw error;
  });
  return finishBank(await requireBank(accountId, id), origin);
}

async function keepBank(accountId: string, chosen: Chosen, publicTokenHash: string, origin: Origin) {
  const provider = requireBanking();
  const signal = bankSignal();
  const { accessToken, itemId } = await provider.exchange(chosen.publicToken, signal);
  const id = randomId();
  const sealed = seal(accessToken, bankKeyPlace.of({ id, accountId }));
  // If the link cannot be created, the login is removed at Plaid.
  const { bankName, mask, accountType } = await readChosen(chosen, () =>
    provider.readAccounts(accessToken, signal),
  ).catch(async (error: unknown) => {
    await transaction((tx) => releaseLogin(tx, { id, accountId, sealed, itemId }));
    throw error;
  });
  const at = now();
  await transaction(async (tx) => {
    const before = await rows.deleteSameBank(tx, { accountId, bankAccountId: chosen.accountId });
    if (before) await releaseBank(tx, before);
    await rows.insertBankLink(tx, {
      id,
      accountId,
      itemId,
      bankAccountId: chosen.accountId,
      accessToken: sealed,
      publicTokenHash,
      bankName,
      mask,
      accountType,
      state: 'unfinished',
      createdAt: at,
      updatedAt: at,
    });
    await recordAudit(tx, { event: 'bank_linked', result: 'ok', subject: accountId, origin });
  });
  return id;
}

type Login = Awaited<ReturnType<ReturnType<typeof requireBanking>['readAccounts']>>;

/** The account chosen in Plaid Link, as the bank reports it. Throws 422 if its type does not match. */
async function readChosen(chosen: Chosen & { accountId: string }, read: () => Promise<Login>) {
  const { bankName, accounts } = await read();
  const account = accounts.find(({ id }) => id === chosen.accountId);
  if (!account?.type || account.type !== chosen.accountType) throw new AppError('unprocessable', bankAccountUnfit);
  return { bankName, mask: account.mask, accountType: account.type };
}

/** Resumes an interrupted link, or updates its status from the broker. */
export async function finishOwnBank(accountId: string, id: string, origin: Origin) {
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  await finishBank(await requireBank(accountId, id), origin);
  return listBanks(accountId);
}

/**
 * Deletes a link immediately; queued messages remove it at Plaid and the broker. Throws 409 while a transfer is in
 * progress.
 */
export async function removeBank(accountId: string, id: string, origin: Origin) {
  await transaction(async (tx) => {
    await lockTransfers(tx, accountId);
    if ((await countOpenTransfers(tx, accountId)).open > 0 && (await rows.findBankLink(tx, { accountId, id })))
      throw new AppError('conflict', bankInUse);
    const row = await rows.deleteBankLink(tx, { accountId, id });
    if (!row) throw new AppError('not_found', bankGone);
    await releaseBank(tx, row);
    await recordAudit(tx, { event: 'bank_removed', result: 'ok', subject: accountId, origin });
  });
  return listBanks(accountId);
}

async function requireBank(accountId: string, id: string) {
  const row = await rows.findBankLink(db(), { accountId, id });
  if (!row) throw new AppError('not_found', bankGone);
  return row;
}

async function ownByPublicToken(accountId: string, publicTokenHash: string) {
  const found = await rows.findByPublicToken(db(), publicTokenHash);
  if (found && found.accountId !== accountId) throw new AppError('bad_request', bankStartAgain);
  return found;
}

async function findHindrance(accountId: string, links?: rows.BankRow[]): Promise<BankHindrance | null> {
  if (!banking()) return 'off';
  const broker = await rows.findBrokerAccount(db(), accountId);
  if (!broker) return 'no-account';
  if (broker.status !== 'ACTIVE') return 'not-active';
  const known = links ?? (await rows.listBankLinks(db(), accountId));
  if (known.some(({ state }) => isLiveBankLink(state))) return 'one-already';
  return (await rows.hasPendingUnlink(db(), accountId)) ? 'removing' : null;
}

function refuseIf(hindrance: BankHindrance | null) {
  if (hindrance === 'off') throw new AppError('not_configured', bankOff);
  if (hindrance) throw new AppError('conflict', sentenceOf[hindrance]);
}

const sentenceOf = {
  'no-account': bankNoAccount,
  'not-active': bankNotActive,
  'one-already': bankOneOnly,
  removing: bankRemoving,
};
