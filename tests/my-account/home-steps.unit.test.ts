import { expect, it } from 'vitest';
import { homeSteps, maxSteps } from '@/lib/domain/my-account/home-steps';

type Facts = Parameters<typeof homeSteps>[0];
const nothing: Facts = {
  isEmailConfirmed: false,
  watchlists: [],
  application: { status: null, fundingStep: null, draft: null },
  referrals: { isActive: false, availableCents: 0 },
};
const today = '2026-11-27';
const draft = { step: 'contact-information', updatedAt: '2026-11-22T10:00:00.000Z' } as const;

it.each<[string, Partial<Facts>, string[]]>([
  ['a new account', {}, ['email', 'watchlist', 'application']],
  ['an empty list', { watchlists: [{ count: 0 }] }, ['email', 'application', 'referrals']],
  ['a list with a stock', { watchlists: [{ count: 1 }] }, ['email', 'application', 'referrals']],
  ['a payout due', { referrals: { isActive: true, availableCents: 1_000 } }, ['email', 'payout', 'watchlist']],
  ['a draft', { application: { status: null, fundingStep: null, draft } }, ['email', 'draft', 'watchlist']],
  ['two things done', { isEmailConfirmed: true, watchlists: [{ count: 2 }] }, ['application', 'referrals']],
  [
    'an application sent',
    {
      isEmailConfirmed: true,
      watchlists: [{ count: 2 }],
      application: { status: 'SUBMITTED', fundingStep: null, draft: null },
    },
    ['referrals'],
  ],
  [
    'an active account without a bank',
    { isEmailConfirmed: true, application: { status: 'ACTIVE', fundingStep: 'connect-bank', draft: null } },
    ['bank', 'watchlist', 'referrals'],
  ],
  [
    'a bank that is not finished',
    { isEmailConfirmed: true, application: { status: 'ACTIVE', fundingStep: 'finish-bank', draft: null } },
    ['bank', 'watchlist', 'referrals'],
  ],
  [
    'a bank that is being set up: nothing to do but wait',
    { isEmailConfirmed: true, application: { status: 'ACTIVE', fundingStep: 'bank-setup', draft: null } },
    ['watchlist', 'referrals'],
  ],
  [
    'a bank that is ready',
    { isEmailConfirmed: true, application: { status: 'ACTIVE', fundingStep: 'deposit', draft: null } },
    ['deposit', 'watchlist', 'referrals'],
  ],
  ['parts that could not be read', { watchlists: null, application: null, referrals: null }, ['email']],
  [
    'everything done',
    {
      ...{ isEmailConfirmed: true, watchlists: [{ count: 1 }] },
      ...{
        application: { status: 'ACTIVE', fundingStep: 'transfers', draft: null },
        referrals: { isActive: true, availableCents: 999 },
      },
    },
    [],
  ],
])('names the next steps for %s', (_, facts, names) => {
  const steps = homeSteps({ ...nothing, ...facts }, { today });
  expect(steps.map(({ name, isDone }) => (isDone ? `✓ ${name}` : name))).toEqual(names);
});

it('keeps a step that was done during this visit, checked, until all is done', () => {
  const seen = ['watchlist', 'email', 'application'] as const;
  const now = (facts: Partial<Facts>) =>
    homeSteps({ ...nothing, ...facts }, { today, seen }).map(({ name, isDone }) => (isDone ? `✓ ${name}` : name));
  expect(now({ isEmailConfirmed: true })).toEqual(['✓ email', 'watchlist', 'application', 'referrals']);
  expect(
    now({
      ...{ isEmailConfirmed: true, watchlists: [{ count: 1 }] },
      ...{
        application: { status: 'SUBMITTED', fundingStep: null, draft: null },
        referrals: { isActive: true, availableCents: 999 },
      },
    }),
  ).toEqual([]);
});

it('has three open steps, and four for a new account', () => {
  const names = (max?: number) => homeSteps(nothing, { today, ...(max ? { max } : {}) }).map(({ name }) => name);
  expect(names()).toEqual(['email', 'watchlist', 'application']);
  expect(names(maxSteps.new)).toEqual(['email', 'watchlist', 'application', 'referrals']);
});
