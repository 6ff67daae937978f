import { paths } from '@/lib/domain/shared/paths';
import type { ApplicationStatus } from './application/statuses';
import { isLiveBankLink, type BankLinkState } from './banking';
import { brokeragePaths } from './brokerage-paths';

/** What the owner of an active brokerage account does next to put money into it. */
export const fundingSteps = ['connect-bank', 'finish-bank', 'bank-setup', 'deposit', 'transfers'] as const;
export type FundingStep = (typeof fundingSteps)[number];

export type FundingFacts = {
  banks: readonly BankLinkState[];
  /** Whether a deposit has been made or is in progress. */
  hasDeposited: boolean;
};

/** The next step of a member with this application; null while no money can be moved. */
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

/** Where each step is done. */
export const fundingStepPaths: Record<FundingStep, string> = {
  'connect-bank': paths.bank,
  'finish-bank': paths.bank,
  'bank-setup': paths.bank,
  deposit: brokeragePaths.transfers,
  transfers: brokeragePaths.transfers,
};
