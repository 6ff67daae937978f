import type { BankLink, Banks } from '@/lib/contracts/banks';
import {
  bankAccountUnfit,
  bankGone,
  bankNoAccount,
  bankNotActive,
  bankOff,
  bankOneOnly,
  bankStartAgain,
} from '@/lib/content/bank-messages';
import { isLiveBankLink, type BankAccountType, type BankHindrance } from '@/lib/domain/banking';
import { randomId } from '@/lib/domain/ids';
import { paths } from '@/lib/domain/paths';
import { now } from '../clock';
import { hashOf } from '../crypto';
import { db, transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { BankFault } from '../providers/banking/plaid-errors';
import { recordAudit } from '../repositories/audit';
import * as rows from '../repositories/banks';
import { seal } from '../sealed';
import { bankKeyPlace, finishBank, releaseBank } from './bank-relationships';
import { banking, bankSignal, requireBanking } from './banking';
import { enforceLimits } from './limits';

/** What somebody has linked, and what stands in the way of another bank. */
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

/** Whether there is a bank account that money can be moved with. */
export const hasBank = async (accountId: string) =>
  (await rows.listBankLinks(db(), accountId)).some(({ state }) => state === 'approved' || state === 'queued');

/** A token to open Link with: for another bank, or for one of `id` whose login has to be renewed. */
export async function openBankLink(accountId: string, origin: Origin, id?: string): Promise<BankLink> {
  const provider = requireBanking();
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  const { siteUrl } = settings();
  // A bank sends people back to an address that Plaid knows; a site without https has none.
  const redirectUri = provider.isReal && siteUrl.startsWith('https:') ? siteUrl + paths.bankReturn : undefined;
  const wish = { userId: accountId, redirectUri };
  if (id === undefined) {
    refuseIf(await findHindrance(accountId));
    return { ...(await provider.createLink(wish, bankSignal())), isSimulated: !provider.isReal };
  }
  const row = await requireBank(accountId, id);
  const accessToken = await bankKeyPlace.open(row, origin);
  return { ...(await provider.createLink({ ...wish, accessToken }, bankSignal())), isSimulated: !provider.isReal };
}

type Chosen = { accountId: string; publicToken: string; accountType: BankAccountType };

/**
 * Links the account that was chosen in Link. What Link hands over is good once at Plaid, so what it made is kept before
 * anything else is tried: the same call again, after an answer that was lost, goes on from there.
 */
export async function linkBank(accountId: string, chosen: Chosen, origin: Origin) {
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  const publicTokenHash = hashOf(chosen.publicToken);
  const known = await ownByPublicToken(accountId, publicTokenHash);
  if (known) return finishBank(known, origin);
  refuseIf(await findHindrance(accountId));
  const id = await keepBank(accountId, chosen, publicTokenHash, origin).catch(async (error: unknown) => {
    // Twice at once: the other call has it.
    const other = error instanceof BankFault ? await ownByPublicToken(accountId, publicTokenHash) : null;
    if (other) return other.id;
    throw error;
  });
  return finishBank(await requireBank(accountId, id), origin);
}

async function keepBank(accountId: string, chosen: Chosen, publicTokenHash: string, origin: Origin) {
  const provider = requireBanking();
  const signal = bankSignal();
  const { accessToken, itemId } = await provider.exchange(chosen.publicToken, signal);
  const { bankName, accounts } = await provider.readAccounts(accessToken, signal);
  const account = accounts.find(({ id }) => id === chosen.accountId);
  if (!account?.type || account.type !== chosen.accountType) {
    await provider.removeLogin(accessToken, signal);
    throw new AppError('unprocessable', bankAccountUnfit);
  }
  const { mask, type: accountType } = account;
  const id = randomId();
  const at = now();
  await transaction(async (tx) => {
    await rows.putBankLink(tx, {
      id,
      accountId,
      itemId,
      bankAccountId: chosen.accountId,
      accessToken: seal(accessToken, bankKeyPlace.of({ id, accountId })),
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

/** Goes on where a link was interrupted, or asks the broker how it stands. */
export async function finishOwnBank(accountId: string, id: string, origin: Origin) {
  await enforceLimits([{ limit: 'bankLinksByAccount', key: accountId }], origin);
  await finishBank(await requireBank(accountId, id), origin);
  return listBanks(accountId);
}

/** Takes a link away here at once; Plaid and the broker are told by the outbox. */
export async function removeBank(accountId: string, id: string, origin: Origin) {
  await transaction(async (tx) => {
    const row = await rows.takeBankLink(tx, { accountId, id });
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
  return known.some(({ state }) => isLiveBankLink(state)) ? 'one-already' : null;
}

function refuseIf(hindrance: BankHindrance | null) {
  if (hindrance === 'off') throw new AppError('not_configured', bankOff);
  if (hindrance) throw new AppError('conflict', sentenceOf[hindrance]);
}

const sentenceOf = { 'no-account': bankNoAccount, 'not-active': bankNotActive, 'one-already': bankOneOnly };
