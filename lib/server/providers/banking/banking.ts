import type { BankAccountType } from '@/lib/domain/brokerage/banking';

export type LinkRequest = {
  /** Our id of the member, which contains nothing personal. */
  userId: string;
  redirectUri: string | undefined;
  /** Set for a bank whose login must be renewed. */
  accessToken?: string;
};

export type BankLogin = { accessToken: string; itemId: string };
export type BankAccount = { id: string; mask: string | null; type: BankAccountType | null };

/** Stands in for Plaid's own window; only in a simulation. */
export type SampleBank = {
  logIn(login: { linkToken: string; bank: string; username: string; password: string }): Promise<SampleAccount[]>;
  /** Resolves with the public token of a new login, or with null if an existing one was renewed. */
  choose(choice: { linkToken: string; bank: string; accountId: string | undefined }): Promise<string | null>;
};
export type SampleAccount = { id: string; name: string; mask: string; type: BankAccountType };

/**
 * Access to members' banks. Requests reject with an `AppError` that has our own message, and end when the signal
 * aborts.
 */
export type BankingProvider = {
  /** Whether requests leave this machine. */
  isReal: boolean;
  createLink(request: LinkRequest, signal: AbortSignal): Promise<{ linkToken: string; expiration: string }>;
  exchange(publicToken: string, signal: AbortSignal): Promise<BankLogin>;
  readAccounts(accessToken: string, signal: AbortSignal): Promise<{ bankName: string; accounts: BankAccount[] }>;
  createProcessorToken(accessToken: string, accountId: string, signal: AbortSignal): Promise<string>;
  removeLogin(accessToken: string, signal: AbortSignal): Promise<void>;
  sample?: SampleBank;
};
