import { bankNotActive, bankOneOnly } from '@/lib/content/brokerage/bank-messages';
import { isLiveBankLink, toBankLinkState, type BankLinkState } from '@/lib/domain/brokerage/banking';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { BankError } from '@/lib/server/providers/banking/plaid-errors';
import type { BankRelationship } from '@/lib/server/providers/brokerage/brokerage';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import { updateBankLink, findBrokerAccount, listBankLinks, type BankRow } from './banks-repository';
import { banking, bankSignal, requireBanking } from './banking';
import { requireBroker } from '../application/brokerage-provider';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';

type Key = { id: string; accountId: string };

/** Storage place and decryption of a bank's access token. */
export const bankKeyPlace = {
  of: ({ id, accountId }: Key) => ({ table: 'bank_links', column: 'access_token', row: id, owner: accountId }),
  open: (row: Key & { accessToken: string }, origin: Origin) =>
    openSealed(row.accessToken, bankKeyPlace.of(row), origin),
};

/**
 * Creates the relationship at the broker or, if there is one, updates its status. Throws 409 while the brokerage
 * account is not active.
 */
export async function finishBank(row: BankRow, origin: Origin) {
  const owned = await findBrokerAccount(db(), row.accountId);
  if (owned?.status !== 'ACTIVE') throw new AppError('conflict', bankNotActive);
  if (row.relationshipId !== null) return followBank(row, owned.brokerAccountId, row.relationshipId);
  const { id: relationshipId, status } = await makeRelationship(owned.brokerAccountId, row, origin);
  return saveRelationshipState(row, { relationshipId, state: toBankLinkState(status) });
}

/**
 * Updates a relationship's status from the broker. If the broker has dropped it, it can be created again with the
 * stored token.
 */
export async function followBank(row: BankRow, brokerAccountId: string, relationshipId: string) {
  const found = (await requireBroker().listBanks(brokerAccountId)).find(({ id }) => id === relationshipId);
  if (!found) return saveRelationshipState(row, { relationshipId: null, state: 'unfinished' });
  return saveRelationshipState(row, { relationshipId, state: toBankLinkState(found.status) });
}

type Standing = { relationshipId: string | null; state: BankLinkState };

async function saveRelationshipState({ id, bankName, mask }: BankRow, { relationshipId, state }: Standing) {
  await updateBankLink(db(), id, { state, relationshipId, needsLogin: false, updatedAt: now() });
  return { relationshipId, status: state, bankName, mask };
}

async function makeRelationship(brokerAccountId: string, row: BankRow, origin: Origin) {
  const accessToken = await bankKeyPlace.open(row, origin);
  const processorToken = await requireBanking()
    .createProcessorToken(accessToken, row.bankAccountId, bankSignal())
    .catch(async (error: unknown) => {
      if (error instanceof BankError && error.needsLogin)
        await updateBankLink(db(), row.id, { needsLogin: true, updatedAt: now() });
      throw error;
    });
  try {
    return await requireBroker().linkBank(brokerAccountId, processorToken);
  } catch (error) {
    if (!(error instanceof BrokerError) || error.outcome !== 'exists') throw error;
    // The response to an earlier attempt may have been lost. If the account has a single link, a relationship created
    // since then is ours; an older one belongs to another bank whose removal is not finished.
    const known = await requireBroker().listBanks(brokerAccountId);
    const [there, ...more] = known.filter(({ status }) => isLiveBankLink(toBankLinkState(status)));
    const ownLinks = await listBankLinks(db(), row.accountId);
    if (there && more.length === 0 && ownLinks.length === 1 && isSince(there, row.createdAt)) return there;
    throw new AppError('conflict', bankOneOnly, { cause: error });
  }
}

/** Max difference between our clock and the broker's. */
const skewMs = 60_000;
const isSince = ({ createdAt }: BankRelationship, at: Date) =>
  createdAt !== null && createdAt.getTime() >= at.getTime() - skewMs;

export const isBankingOn = () => banking() !== undefined;
