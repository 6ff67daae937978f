import { paths } from '@/lib/domain/shared/paths';
import type { ApplicationStatus } from './application/statuses';
import { isLiveBankLink, type BankLinkState } from './banking';
import { brokeragePaths } from './brokerage-paths';

/** Next steps for putting money into an active brokerage account. */
export const fundingSteps = ['connect-bank', 'finish-bank', 'bank-setup', 'deposit', 'transfers'] as const;
export type FundingStep = (typeof fundingSteps)[number];

export type FundingFacts = {
  banks: readonly BankLinkState[];
  /** Whether a deposit has been made or is in progress. */
  hasDeposited: boolean;
};

/** The next funding step of a member; null while the account is not active. */
export function fundingStepOf(
  status: ApplicationStatus | null,
  { banks, hasDeposited }: FundingFacts,
): FundingStep | null {
  if (status !== 'ACTIVE') return null;
  if (hasDeposited) return 'transfers';
  if (banks.includes('approved')) return 'deposit';
  if (!banks.some(isLiveBankLink)) return 'connect-bank';
  return banks.some((state) => state === 'queued' || state === 'pending') ? 'bank-setup' : 'finish-bank';
}

/** The page for each step. */
export const fundingStepPaths: Record<FundingStep, string> = {
  'connect-bank': paths.bank,
  'finish-bank': paths.bank,
  'bank-setup': paths.bank,
  deposit: brokeragePaths.transfers,
  transfers: brokeragePaths.transfers,
};
