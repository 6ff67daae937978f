import { expect, it } from 'vitest';
import { applicationStatuses } from '@/lib/domain/brokerage/application/statuses';
import type { BankLinkState } from '@/lib/domain/brokerage/banking';
import { fundingStepOf } from '@/lib/domain/brokerage/funding-step';

it.each<[string, BankLinkState[], boolean, string]>([
  ['no bank', [], false, 'connect-bank'],
  ['a bank that the broker declined', ['rejected'], false, 'connect-bank'],
  ['a bank that is being removed', ['ending'], false, 'connect-bank'],
  ['a bank whose connection was interrupted', ['unfinished'], false, 'finish-bank'],
  ['a bank that the broker is checking', ['queued'], false, 'bank-setup'],
  ['a bank under review', ['pending'], false, 'bank-setup'],
  ['a bank that is ready', ['approved'], false, 'deposit'],
  ['a ready bank beside a declined one', ['rejected', 'approved'], false, 'deposit'],
  ['a deposit', ['approved'], true, 'transfers'],
  ['a deposit, and the bank disconnected since', [], true, 'transfers'],
])('[F10] names the next step of an active account with %s', (_, banks, hasDeposited, step) => {
  expect(fundingStepOf('ACTIVE', { banks, hasDeposited })).toBe(step);
});

it('[F10] names none before the account is active: the broker accepts no bank until then', () => {
  for (const status of [null, ...applicationStatuses.filter((one) => one !== 'ACTIVE')])
    expect(fundingStepOf(status, { banks: [], hasDeposited: false })).toBeNull();
});
