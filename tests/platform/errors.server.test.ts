import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/server/platform/errors';
import { toFailure } from '@/lib/server/platform/http/failures';
import { BankError, toBankError } from '@/lib/server/providers/banking/plaid-errors';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import { MessageNotSentError } from '@/lib/server/providers/messaging/message-not-sent-error';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';

const classes = {
  AppError,
  BankError: BankError,
  BrokerError: BrokerError,
  MessageNotSentError: MessageNotSentError,
  PaymentError: PaymentError,
};

describe('an error of ours', () => {
  it('[F8] [F11] is recognized, and nothing else is', () => {
    const thrown = {
      AppError: new AppError('conflict', 'A sentence.'),
      BankError: new BankError('conflict', 'A sentence.', 'bank', { cause: new Error('x') }),
      BrokerError: new BrokerError('refused', 'unprocessable', 'A sentence.'),
      MessageNotSentError: new MessageNotSentError('unavailable', 'A sentence.'),
      PaymentError: new PaymentError('declined', 'unprocessable', 'A sentence.'),
    };
    for (const [kind, error] of Object.entries(thrown)) {
      const known = Object.entries(classes).flatMap(([name, one]) => (error instanceof one ? name : []));
      expect(known.toSorted(), kind).toEqual([...new Set(['AppError', kind])].toSorted());
      expect(error.name).toBe(kind);
    }
    for (const other of [new Error('x'), new TypeError('x'), null, 'AppError', { kind: 'AppError' }])
      expect(Object.values(classes).filter((one) => (other as unknown) instanceof one)).toEqual([]);
  });

  it('[F11] is answered with its own message and status, not as an internal error', () => {
    const body = {
      error_type: 'ITEM_ERROR',
      error_code: 'INVALID_CREDENTIALS',
      error_message: 'x',
      display_message: null,
    };
    expect(toFailure(toBankError({ status: 400, body }))).toMatchObject({ status: 422, isUnknown: false });
  });
});
