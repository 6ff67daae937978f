import { z } from 'zod';
import { bankNotActive, bankOneOnly } from '@/lib/content/bank-messages';
import { isLiveBankLink, toBankLinkState, type BankLinkState } from '@/lib/domain/banking';
import { now } from '../clock';
import { db, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { BankFault } from '../providers/banking/plaid-errors';
import { BrokerFault } from '../providers/brokerage/broker-fault';
import { changeBankLink, findBrokerAccount, listBankLinks, takeBankLink, type BankRow } from '../repositories/banks';
import { putInOutbox } from '../repositories/outbox';
import { banking, bankSignal, requireBanking } from './banking';
import { requireBroker } from './brokerage-provider';
import { openSealed } from './sealed';

type Key = { id: string; accountId: string };

/** Where the key to a bank is sealed. */
export const bankKeyPlace = {
  of: ({ id, accountId }: Key) => ({ table: 'bank_links', column: 'access_token', row: id, owner: accountId }),
  open: (row: Key & { accessToken: string }, origin: Origin) =>
    openSealed(row.accessToken, bankKeyPlace.of(row), origin),
};

/** Makes the relationship at the broker, or asks how the one that there is stands. Throws what stands in the way. */
export async function finishBank(row: BankRow, origin: Origin) {
  const owned = await findBrokerAccount(db(), row.accountId);
  if (owned?.status !== 'ACTIVE') throw new AppError('conflict', bankNotActive);
  if (row.relationshipId !== null) return followBank(row, owned.brokerAccountId, row.relationshipId);
  const { id: relationshipId, status } = await makeRelationship(owned.brokerAccountId, row, origin);
  return keepStanding(row, { relationshipId, state: toBankLinkState(status) });
}

/** Asks the broker how a relationship stands. One that it has dropped can be made anew from the key that is kept. */
export async function followBank(row: BankRow, brokerAccountId: string, relationshipId: string) {
  const found = (await requireBroker().listBanks(brokerAccountId)).find(({ id }) => id === relationshipId);
  if (!found) return keepStanding(row, { relationshipId: null, state: 'unfinished' });
  return keepStanding(row, { relationshipId, state: toBankLinkState(found.status) });
}

type Standing = { relationshipId: string | null; state: BankLinkState };

async function keepStanding({ id, bankName, mask }: BankRow, { relationshipId, state }: Standing) {
  await changeBankLink(db(), id, { state, relationshipId, needsLogin: false, updatedAt: now() });
  return { relationshipId, status: state, bankName, mask };
}

async function makeRelationship(brokerAccountId: string, row: BankRow, origin: Origin) {
  const accessToken = await bankKeyPlace.open(row, origin);
  const processorToken = await requireBanking()
    .createProcessorToken(accessToken, row.bankAccountId, bankSignal())
    .catch(async (error: unknown) => {
      if (error instanceof BankFault && error.needsLogin)
        await changeBankLink(db(), row.id, { needsLogin: true, updatedAt: now() });
      throw error;
    });
  try {
    return await requireBroker().linkBank(brokerAccountId, processorToken);
  } catch (error) {
    if (!(error instanceof BrokerFault) || error.outcome !== 'exists') throw error;
    // The answer to an earlier try may have been lost: with one link of ours, the one that is there is it.
    const known = await requireBroker().listBanks(brokerAccountId);
    const [there, ...more] = known.filter(({ status }) => isLiveBankLink(toBankLinkState(status)));
    const ours = await listBankLinks(db(), row.accountId);
    if (there && more.length === 0 && ours.length === 1) return there;
    throw new AppError('conflict', bankOneOnly, { cause: error });
  }
}

export const bankRemoval = z.object({
  id: z.string(),
  accountId: z.string(),
  /** The key to the bank, sealed as it was. */
  sealed: z.string(),
  brokerAccountId: z.string().nullable(),
  relationshipId: z.string().nullable(),
});

/** Has Plaid and the broker told that a link is gone, in the transaction that deletes it. */
export async function releaseBank(tx: Tx, { id, accountId, accessToken, relationshipId }: BankRow) {
  const owned = await findBrokerAccount(tx, accountId);
  await putInOutbox(tx, {
    topic: 'bank-removal',
    payload: { id, accountId, sealed: accessToken, relationshipId, brokerAccountId: owned?.brokerAccountId ?? null },
    dedupeKey: `bank-removal:${id}`,
  });
}

/** Every link of an account that is deleted. */
export async function releaseBanks(tx: Tx, accountId: string) {
  for (const { id } of await listBankLinks(tx, accountId)) {
    const row = await takeBankLink(tx, { accountId, id });
    if (row) await releaseBank(tx, row);
  }
}

/** Nobody asks for the later half. */
const ownOrigin = { ip: '', requestId: 'bank-removal', userAgent: '' };

/** The later half: repeatable, because what is gone already is gone. */
export async function handleBankRemoval(payload: unknown) {
  const { id, accountId, sealed, brokerAccountId, relationshipId } = bankRemoval.parse(payload);
  if (brokerAccountId !== null && relationshipId !== null)
    await requireBroker().unlinkBank(brokerAccountId, relationshipId);
  const accessToken = await openSealed(sealed, bankKeyPlace.of({ id, accountId }), ownOrigin);
  await requireBanking()
    .removeLogin(accessToken, bankSignal())
    .catch((error: unknown) => {
      if (!(error instanceof BankFault) || error.code !== 'conflict') throw error;
    });
}

export const isBankingOn = () => banking() !== undefined;
