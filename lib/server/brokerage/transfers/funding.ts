import type { Funding } from '@/lib/contracts/brokerage/transfers';
import {
  transferBankNotReady,
  transferNoAccount,
  transferNoBank,
  transferNotActive,
  transfersOff,
} from '@/lib/content/brokerage/transfer-messages';
import { newYorkDay, newYorkHour } from '@/lib/domain/shared/new-york';
import { expectedDay, transferLimits } from '@/lib/domain/brokerage/transfer-limits';
import type { FundingBlocker, TransferDirection } from '@/lib/domain/brokerage/transfers';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import type { BrokerCash } from '@/lib/server/providers/brokerage/brokerage';
import { findBrokerAccount, listBankLinks } from '../banks/banks-repository';
import { countOpenTransfers, findHeldDeposits, sumTransfersSince } from './transfers-repository';
import { findBroker } from '../application/brokerage-provider';

/** What a transfer needs: an active brokerage account and a bank that the broker has approved. */
type Rails = { brokerAccountId: string; relationshipId: string; bank: { name: string; mask: string | null } };

/** The caller's balance, bank and limits. The balance is null when the broker does not respond. */
export async function readFunding(accountId: string): Promise<Funding> {
  const found = await findRails(db(), accountId);
  const cash = found.brokerAccountId === undefined ? null : await readCash(found.brokerAccountId);
  const [deposit, withdrawal, { open }] = await Promise.all([
    leftToday(db(), accountId, 'deposit'),
    leftToday(db(), accountId, 'withdrawal'),
    countOpenTransfers(db(), accountId),
  ]);
  const { minCents, perTransferCents, perDayCents, maxOpen } = transferLimits;
  return {
    blocker: found.blocker,
    bank: found.bank,
    balance: cash && { ...cash, ...(await readHold(accountId, cash)) },
    limits: { minCents, perTransferCents, perDayCents, maxOpen },
    leftTodayCents: { deposit, withdrawal },
    openCount: open,
    expectedOn: expectedDay(now()),
    isSimulated: findBroker()?.isReal === false,
  };
}

/** The account and bank for a new transfer. Throws 409 or 503 with the reason if one is missing. */
export async function requireRails(handle: Handle, accountId: string): Promise<Rails> {
  const { blocker, brokerAccountId, relationshipId, bank } = await findRails(handle, accountId);
  if (blocker === 'off') throw new AppError('not_configured', transfersOff);
  if (blocker !== null) throw new AppError('conflict', sentenceOf[blocker]);
  if (brokerAccountId === undefined || relationshipId === undefined || bank === null)
    throw new Error('An account that can move money has no bank or broker account.');
  return { brokerAccountId, relationshipId, bank };
}

const sentenceOf = {
  'no-account': transferNoAccount,
  'not-active': transferNotActive,
  'no-bank': transferNoBank,
  'bank-not-ready': transferBankNotReady,
};

/** Cents that the account may still move today (New York time) in this direction. */
export async function leftToday(handle: Handle, accountId: string, direction: TransferDirection) {
  const since = newYorkHour(newYorkDay(now()), 0);
  const moved = await sumTransfersSince(handle, { accountId, direction, since });
  return Math.max(0, transferLimits.perDayCents - moved);
}

type Found = Partial<Pick<Rails, 'brokerAccountId' | 'relationshipId'>> & {
  bank: Rails['bank'] | null;
  blocker: FundingBlocker | null;
};

async function findRails(handle: Handle, accountId: string): Promise<Found> {
  if (!findBroker()) return { bank: null, blocker: 'off' };
  const owned = await findBrokerAccount(handle, accountId);
  if (!owned) return { bank: null, blocker: 'no-account' };
  if (owned.status !== 'ACTIVE') return { bank: null, blocker: 'not-active' };
  const { brokerAccountId } = owned;
  const links = await listBankLinks(handle, accountId);
  const link = links.find(({ state }) => state === 'approved') ?? links[0];
  if (!link) return { brokerAccountId, bank: null, blocker: 'no-bank' };
  const bank = { name: link.bankName, mask: link.mask };
  if (link.state !== 'approved' || link.relationshipId === null)
    return { brokerAccountId, bank, blocker: 'bank-not-ready' };
  return { brokerAccountId, relationshipId: link.relationshipId, bank, blocker: null };
}

async function readCash(brokerAccountId: string): Promise<BrokerCash | null> {
  const cash = findBroker()?.readCash(brokerAccountId);
  if (!cash) return null;
  return cash.catch((error: unknown) => {
    if (!(error instanceof BrokerError)) throw error;
    log.warn({ outcome: error.outcome }, 'could not read a balance from the broker');
    return null;
  });
}

/** How much of the cash is on hold, and until which day (New York time). */
async function readHold(accountId: string, { cashCents, withdrawableCents }: BrokerCash) {
  const held = await findHeldDeposits(db(), accountId, now());
  const heldCents = Math.max(0, Math.min(held.cents, cashCents - withdrawableCents));
  return { heldCents, heldUntil: heldCents > 0 && held.until ? newYorkDay(held.until) : null };
}
