import { expect, it } from 'vitest';
import {
  canBecome,
  isCancelable,
  returnCodeOf,
  toTransferStatus,
  transferStatuses,
  type TransferStatus,
} from '@/lib/domain/brokerage/transfers';

/** The possible next statuses of each status, copied by hand from the broker's documentation. */
const table: Record<TransferStatus, string> = {
  submitting: 'queued approval_pending pending approved sent_to_clearing complete rejected canceled expired returned',
  queued: 'approval_pending pending approved sent_to_clearing complete rejected canceled expired returned',
  approval_pending: 'pending approved sent_to_clearing complete rejected canceled expired returned',
  pending: 'approved sent_to_clearing complete rejected canceled expired returned',
  approved: 'sent_to_clearing complete rejected canceled expired returned',
  sent_to_clearing: 'complete rejected canceled expired returned',
  complete: 'returned',
  rejected: '',
  canceled: '',
  expired: '',
  returned: '',
};

it.each(transferStatuses)('[F16] a transfer that is %s changes only as the table allows', (from) => {
  const reached = transferStatuses.filter((to) => canBecome(from, to));
  expect(reached.join(' ')).toBe(table[from]);
});

it('[F16] is cancelable until it is sent to the clearing house', () => {
  const cancelable = ['submitting', 'queued', 'approval_pending', 'pending', 'approved'];
  expect(transferStatuses.filter(isCancelable)).toEqual(cancelable);
});

it('[F16] reads the statuses of both of the broker’s lists, and no unknown ones', () => {
  const documented =
    'QUEUED APPROVAL_PENDING PENDING APPROVED SENT_TO_CLEARING COMPLETE REJECTED CANCELED EXPIRED RETURNED';
  expect(documented.split(' ').map(toTransferStatus)).toEqual(transferStatuses.slice(1));
  expect(toTransferStatus('SETTLED')).toBeUndefined();
  expect(toTransferStatus('constructor')).toBeUndefined();
});

it.each([
  ['R01', 'R01'],
  ['R10 - Customer Advises Not Authorized', 'R10'],
  ['ach return: (R01) insufficient funds', 'R01'],
  ['XR011', null],
  [null, null],
])('[F16] finds the return code in %j', (reason, code) => {
  expect(returnCodeOf(reason)).toBe(code);
});
