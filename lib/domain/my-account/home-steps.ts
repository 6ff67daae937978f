import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import type { FundingStep } from '@/lib/domain/brokerage/funding-step';
import { payoutMinimumOn } from '@/lib/domain/referrals/payouts';

type Facts = {
  isEmailConfirmed: boolean;
  /** Null if the part could not be read, or this kind of account does not have it. */
  watchlists: readonly unknown[] | null;
  application: {
    status: string | null;
    fundingStep: FundingStep | null;
    draft: { step: ApplicationStep; updatedAt: string } | null;
  } | null;
  referrals: { isActive: boolean; availableCents: number } | null;
};

export const homeStepNames = [
  'email',
  'draft',
  'payout',
  'bank',
  'deposit',
  'watchlist',
  'application',
  'referrals',
] as const;
export type HomeStep = {
  name: (typeof homeStepNames)[number];
  isDone: boolean;
};

/** Max open steps shown: more for a new account, which has no other content yet. */
export const maxSteps = { new: 4, next: 3 } as const;

/** Whether the member has started using the account, so that it needs no welcome. */
export const hasStarted = ({ watchlists, referrals }: Pick<Facts, 'watchlists' | 'referrals'>) =>
  (watchlists?.length ?? 0) > 0 || (referrals?.isActive ?? false);

type Options = {
  /** The day that determines the payout minimum. */
  today: string;
  /** Max number of open steps. */
  max?: number;
  /** Steps that were open when the page was opened. They stay in the list, checked, once they are done. */
  seen?: readonly HomeStep['name'][];
};

/**
 * The open steps for a member's home page, after those completed during this visit. Empty when everything is done.
 * Parts that could not be read add no steps.
 */
export function homeSteps(
  { isEmailConfirmed, watchlists, application, referrals }: Facts,
  { today, max = maxSteps.next, seen = [] }: Options,
): HomeStep[] {
  // Account security first, then what the member already started.
  const all: HomeStep[] = [{ name: 'email', isDone: isEmailConfirmed }];
  if (application?.draft && application.status === null) all.push({ name: 'draft', isDone: false });
  if (referrals && referrals.availableCents >= payoutMinimumOn(today)) all.push({ name: 'payout', isDone: false });
  const funding = application?.fundingStep;
  if (funding) all.push({ name: 'bank', isDone: funding !== 'connect-bank' && funding !== 'finish-bank' });
  // Added once the bank is ready; a deposit is not possible before.
  if (funding === 'deposit' || funding === 'transfers') all.push({ name: 'deposit', isDone: funding === 'transfers' });
  if (watchlists) all.push({ name: 'watchlist', isDone: watchlists.length > 0 });
  if (application && !application.draft) all.push({ name: 'application', isDone: application.status !== null });
  if (referrals) all.push({ name: 'referrals', isDone: referrals.isActive });
  const open = all.filter(({ isDone }) => !isDone).slice(0, max);
  if (open.length === 0) return [];
  const done = all.filter(({ name, isDone }) => isDone && seen.includes(name));
  return [...done, ...open];
}
