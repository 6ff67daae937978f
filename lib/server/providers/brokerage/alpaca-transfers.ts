import { z } from 'zod';
import {
  transferConflict,
  transferRefused,
  transferSlow,
  transferUnreadable,
} from '@/lib/content/brokerage/transfer-messages';
import { cleaned, type ErrorMessages } from './alpaca-errors';
import { createAlpacaRequest, done, ok } from './alpaca-request';
import { createTransferEvents } from './alpaca-events';
import type { AlpacaWire } from './alpaca-wire';
import type { BrokerTransfer, TransferCalls } from './brokerage';
import { toCents, toCentsDown, toDecimal } from './cents';

const id = z.string().regex(/^[\w-]{1,64}$/);
const directions = { INCOMING: 'deposit', OUTGOING: 'withdrawal' } as const;

const read =
  (to: (decimal: string) => number | undefined) =>
  (decimal: string, context: z.RefinementCtx): number => {
    const cents = to(decimal);
    if (cents !== undefined) return cents;
    context.addIssue({ code: 'custom', message: 'is not an amount' });
    return z.NEVER;
  };

/** The fields of a transfer that we read. Wire transfers and retirement accounts have more. */
const transfer = z.object({
  id,
  relationship_id: id.nullish(),
  type: z.string(),
  status: z.string(),
  reason: z.string().nullish(),
  amount: z.string().transform(read(toCents)),
  direction: z.enum(['INCOMING', 'OUTGOING']),
  created_at: z.coerce.date(),
  hold_until: z.coerce.date().nullish(),
});

const tradingAccount = z.object({
  cash: z.string().transform(read(toCentsDown)),
  cash_withdrawable: z.string().transform(read(toCentsDown)),
});

/** 403: the account may not deposit or withdraw, or has too little cash. 404: the account or bank no longer exists. */
const sentences: ErrorMessages = {
  slow: transferSlow,
  unreadable: transferUnreadable,
  conflict: transferConflict,
  refused: transferRefused,
  refusals: [403, 404, 409],
};

const pageSize = 100;
/** Fewer than 10,000 transfers per account are expected; if every page is full, listing them fails. */
const maxPages = 100;

/** Deposits and withdrawals by ACH, through Alpaca's API. */
export function createTransferCalls(wire: AlpacaWire): TransferCalls {
  const ask = createAlpacaRequest(wire, sentences);
  const at = (accountId: string) => `/v1/accounts/${encodeURIComponent(accountId)}/transfers`;

  return {
    ...createTransferEvents(wire, sentences),
    readCash: (accountId) =>
      ask(
        { method: 'GET', path: `/v1/trading/accounts/${encodeURIComponent(accountId)}/account` },
        ok(tradingAccount, ({ cash, cash_withdrawable: withdrawable }) => ({
          cashCents: cash,
          withdrawableCents: Math.max(0, withdrawable),
        })),
      ),
    createTransfer: (accountId, { direction, amountCents, relationshipId }) =>
      ask(
        {
          method: 'POST',
          path: at(accountId),
          body: {
            transfer_type: 'ach',
            relationship_id: relationshipId,
            amount: toDecimal(amountCents),
            direction: direction === 'deposit' ? 'INCOMING' : 'OUTGOING',
            timing: 'immediate',
          },
        },
        ok(transfer, toTransfer),
      ),
    listTransfers: async (accountId) => {
      const all: BrokerTransfer[] = [];
      for (let page = 0; page < maxPages; page += 1) {
        const query = { limit: String(pageSize), offset: String(page * pageSize) };
        const found = await ask(
          { method: 'GET', path: at(accountId), query },
          ok(z.array(transfer), (list) => list),
        );
        all.push(...found.filter(({ type }) => type === 'ach').map(toTransfer));
        if (found.length < pageSize) return all;
      }
      throw new Error('The broker lists more transfers of one account than allowed.');
    },
    cancelTransfer: async (accountId, transferId) => {
      await ask({ method: 'DELETE', path: `${at(accountId)}/${encodeURIComponent(transferId)}` }, done);
    },
  };
}

const toTransfer = (one: z.output<typeof transfer>): BrokerTransfer => ({
  id: one.id,
  relationshipId: one.relationship_id ?? null,
  direction: directions[one.direction],
  amountCents: one.amount,
  status: one.status.toUpperCase(),
  reason: cleaned(one.reason ?? '') ?? null,
  createdAt: one.created_at,
  holdUntil: one.hold_until ?? null,
});
