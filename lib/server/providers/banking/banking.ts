import type { BankAccountType } from '@/lib/domain/brokerage/banking';

export type LinkRequest = {
  /** Our id of the member; contains nothing personal. */
  userId: string;
  redirectUri: string | undefined;
  /** For a bank whose login has to be renewed. */
  accessToken?: string;
};

export type BankLogin = { accessToken: string; itemId: string };
export type BankAccount = { id: string; mask: string | null; type: BankAccountType | null };

/** What the simulated Link does instead of Plaid's window; only in a simulation. */
export type SampleBank = {
  logIn(login: { linkToken: string; bank: string; username: string; password: string }): Promise<SampleAccount[]>;
  /** The public token of a new login; null when an old one was renewed. */
  choose(choice: { linkToken: string; bank: string; accountId: string | undefined }): Promise<string | null>;
};
export type SampleAccount = { id: string; name: string; mask: string; type: BankAccountType };

/** Access to members' banks. Calls throw an `AppError` with our own message and end within the signal's limit. */
export type BankingProvider = {
  /** Whether calls leave this machine. */
  isReal: boolean;
  createLink(request: LinkRequest, signal: AbortSignal): Promise<{ linkToken: string; expiration: string }>;
  exchange(publicToken: string, signal: AbortSignal): Promise<BankLogin>;
  readAccounts(accessToken: string, signal: AbortSignal): Promise<{ bankName: string; accounts: BankAccount[] }>;
  createProcessorToken(accessToken: string, accountId: string, signal: AbortSignal): Promise<string>;
  removeLogin(accessToken: string, signal: AbortSignal): Promise<void>;
  sample?: SampleBank;
};
