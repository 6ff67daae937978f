import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';

type Facts = {
  isEmailConfirmed: boolean;
  /** Null where the part could not be read, or this kind of account has none. */
  watchlists: readonly { count: number }[] | null;
  application: { status: string | null; draft: { step: ApplicationStep; updatedAt: string } | null } | null;
  referrals: { isActive: boolean } | null;
};

export type HomeStep = {
  name: 'watchlist' | 'email' | 'application' | 'draft' | 'referrals';
  isDone: boolean;
};

const most = 3;

/**
 * At most three steps for a member's home: first what is open, in this order; what is done fills the rest. None when all
 * is done, and none about a part that could not be read.
 */
export function homeSteps({ isEmailConfirmed, watchlists, application, referrals }: Facts): HomeStep[] {
  const steps: HomeStep[] = [];
  if (application?.draft && application.status === null) steps.push({ name: 'draft', isDone: false });
  if (watchlists) steps.push({ name: 'watchlist', isDone: watchlists.some(({ count }) => count > 0) });
  steps.push({ name: 'email', isDone: isEmailConfirmed });
  if (application && !application.draft) steps.push({ name: 'application', isDone: application.status !== null });
  if (referrals) steps.push({ name: 'referrals', isDone: referrals.isActive });
  const open = steps.filter(({ isDone }) => !isDone).slice(0, most);
  if (open.length === 0) return [];
  const done = steps.filter(({ isDone }) => isDone).slice(0, most - open.length);
  return [...done, ...open];
}
