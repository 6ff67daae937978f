import type { Transfer as TransferView, TransferWithHistory } from '@/lib/contracts/brokerage/transfers';
import {
  transferKeyReused,
  transferNotFound,
  transferOverBalance,
  transferOverDailyLimit,
  transfersOff,
  transferTooManyOpen,
  transferUnconfirmed,
} from '@/lib/content/brokerage/transfer-messages';
import { usdExact } from '@/lib/domain/shared/money';
import { randomId } from '@/lib/domain/shared/ids';
import { expectedDay, transferLimits } from '@/lib/domain/brokerage/transfer-limits';
import type { TransferDirection } from '@/lib/domain/brokerage/transfers';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import type { BrokerageProvider } from '@/lib/server/providers/brokerage/brokerage';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import * as rows from './transfers-repository';
import { listTransferEvents } from './transfer-events-repository';
import { findBroker } from '../application/brokerage-provider';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { leftToday, requireRails } from './funding';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { sendTransferMail } from './transfer-mails';
import { declined, lockMs, sendTransfer } from './transfer-sending';
import { toTransferView } from './transfer-views';

const perPage = 20;

/** A page of the caller's transfers, newest first. */
export async function listTransfers(accountId: string, cursor: string | undefined) {
  const list = `transfers ${accountId}`;
  const [at, id] = readCursor(list, cursor) ?? [];
  const after = at === undefined || id === undefined ? undefined : { at: new Date(at), id };
  const found = await rows.listTransfers(db(), accountId, { limit: perPage + 1, ...(after ? { after } : {}) });
  const shown = found.slice(0, perPage);
  const last = shown.at(-1);
  const hasMore = found.length > perPage && last !== undefined;
  return {
    items: shown.map(toTransferView),
    nextCursor: hasMore ? makeCursor(list, [last.createdAt.toISOString(), last.id]) : null,
  };
}

/** One of the caller's transfers with its history. */
export async function readTransfer(accountId: string, id: string): Promise<TransferWithHistory> {
  const row = await requireTransfer(accountId, id);
  const history = await listTransferEvents(db(), id);
  return {
    ...toTransferView(row),
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

export async function requireTransfer(accountId: string, id: string): Promise<rows.Transfer> {
  const row = await rows.findTransfer(db(), { accountId, id });
  if (!row) throw new AppError('not_found', transferNotFound);
  return row;
}

/** The broker; throws 503 when none is configured. */
export function requireTransferBroker(): BrokerageProvider {
  const broker = findBroker();
  if (!broker) throw new AppError('not_configured', transfersOff);
  return broker;
}

type Order = { direction: TransferDirection; amountCents: number; requestKey: string };

/**
 * Creates a transfer and sends it to the broker, once per request key. If the broker does not confirm it, it is
 * returned as 'submitting' and a job resumes it. Throws 409 when transfers are not possible, and 422 when a limit or
 * the balance is exceeded or the broker declines.
 */
export async function createTransfer(accountId: string, order: Order, origin: Origin): Promise<TransferView> {
  await enforceLimits([{ limit: 'transfersByAccount', key: accountId }], origin);
  const known = await findSame(accountId, order);
  if (known) return known;
  const broker = requireTransferBroker();
  const { brokerAccountId } = await requireRails(db(), accountId);
  if (order.direction === 'withdrawal') await requireBalance(broker, brokerAccountId, order.amountCents);
  const made = await insertOnce(accountId, order, origin);
  // A concurrent call with the same key inserted the transfer and sends it.
  if (!made) return (await findSame(accountId, order)) ?? Promise.reject(new AppError('conflict', transferUnconfirmed));
  return toTransferView(await sendTransfer(broker, made, origin));
}

/**
 * The transfer that an earlier call with this key created; null if there is none. Throws 409 if that call requested
 * something else, and 422 if its transfer was declined.
 */
async function findSame(accountId: string, { requestKey, direction, amountCents }: Order) {
  const known = await rows.findTransferByKey(db(), { accountId, requestKey });
  if (!known) return null;
  if (known.direction !== direction || known.amountCents !== amountCents)
    throw new AppError('conflict', transferKeyReused);
  if (known.status === 'rejected') throw declined(known.reason);
  return toTransferView(known);
}

/** Checks the limits and inserts the transfer, locked for this process; null if the key is already used. */
const insertOnce = (accountId: string, order: Order, origin: Origin): Promise<rows.Transfer | null> =>
  transaction(async (tx) => {
    await rows.lockTransfers(tx, accountId);
    if (await rows.findTransferByKey(tx, { accountId, requestKey: order.requestKey })) return null;
    await enforceOwnLimits(tx, accountId, order);
    const { brokerAccountId, relationshipId, bank } = await requireRails(tx, accountId);
    const at = now();
    const row = await rows.insertTransfer(tx, {
      ...order,
      id: randomId(),
      accountId,
      status: 'submitting',
      bankName: bank.name,
      bankMask: bank.mask,
      relationshipId,
      brokerAccountId,
      expectedOn: expectedDay(at),
      createdAt: at,
      lockedUntil: new Date(at.getTime() + lockMs),
      firstSentAt: at,
      lastSentAt: at,
      attempts: 1,
    });
    await sendTransferMail(tx, row, null);
    const { direction, amountCents } = order;
    const detail = { transferId: row.id, direction, amountCents };
    await recordAudit(tx, { event: 'transfer_requested', result: 'ok', subject: accountId, origin, detail });
    return row;
  });

async function enforceOwnLimits(tx: Tx, accountId: string, { direction, amountCents }: Order) {
  const { open, unconfirmed } = await rows.countOpenTransfers(tx, accountId);
  if (unconfirmed > 0) throw new AppError('conflict', transferUnconfirmed, { retryAfterS: 60 });
  const { maxOpen, perDayCents } = transferLimits;
  if (open >= maxOpen) throw new AppError('unprocessable', transferTooManyOpen(maxOpen));
  const left = await leftToday(tx, accountId, direction);
  if (amountCents > left) throw unfitAmount(transferOverDailyLimit(usdExact(perDayCents), usdExact(left)));
}

async function requireBalance(broker: BrokerageProvider, brokerAccountId: string, amountCents: number) {
  const { withdrawableCents } = await broker.readCash(brokerAccountId);
  if (amountCents > withdrawableCents) throw unfitAmount(transferOverBalance(usdExact(withdrawableCents)));
}

const unfitAmount = (sentence: string) =>
  new AppError('unprocessable', sentence, { fields: { amountCents: sentence } });
