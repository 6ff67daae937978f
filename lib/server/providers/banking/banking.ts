import type { BankAccountType } from '@/lib/domain/banking';

export type LinkWish = {
  /** Ours, without anything personal in it. */
  userId: string;
  redirectUri: string | undefined;
  /** Of a bank whose login has to be renewed. */
  accessToken?: string;
};

export type BankLogin = { accessToken: string; itemId: string };
export type BankAccount = { id: string; mask: string | null; type: BankAccountType | null };

/** What the simulated Link does in place of Plaid's own window; only a simulation has it. */
export type SampleBank = {
  logIn(login: { linkToken: string; bank: string; username: string; password: string }): Promise<SampleAccount[]>;
  /** The public token of a new login; null when an old one was renewed. */
  choose(choice: { linkToken: string; bank: string; accountId: string | undefined }): Promise<string | null>;
};
export type SampleAccount = { id: string; name: string; mask: string; type: BankAccountType };

/** The way to members' banks. Calls throw an `AppError` in our words; every one ends within the signal. */
export type BankingProvider = {
  /** Whether anything leaves the house. */
  isReal: boolean;
  createLink(wish: LinkWish, signal: AbortSignal): Promise<{ linkToken: string; expiration: string }>;
  exchange(publicToken: string, signal: AbortSignal): Promise<BankLogin>;
  readAccounts(accessToken: string, signal: AbortSignal): Promise<{ bankName: string; accounts: BankAccount[] }>;
  createProcessorToken(accessToken: string, accountId: string, signal: AbortSignal): Promise<string>;
  removeLogin(accessToken: string, signal: AbortSignal): Promise<void>;
  sample?: SampleBank;
};
