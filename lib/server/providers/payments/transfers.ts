/** A payee's account at Stripe. */
export type PayeeAccount = {
  id: string;
  /** Whether transfers can be made to it and paid out to its bank. */
  isReady: boolean;
  /** What is missing, in Stripe's terms, or why the account is restricted. */
  issue: string | null;
};

export type PaidTransfer = { id: string; amountCents: number; reversedCents: number; destination: string | null };

/** Payouts to payees: their accounts, and transfers to them. */
export type TransfersProvider = {
  createPayee(of: { accountId: string; email: string }, key: string): Promise<string>;
  /** URL of a page at Stripe where the payee enters their details. It is valid for minutes and works once. */
  onboardPayee(of: { payeeAccount: string; returnUrl: string }): Promise<string>;
  readPayee(id: string): Promise<PayeeAccount>;
  createTransfer(
    of: { payoutId: string; amountCents: number; destination: string },
    key: string,
  ): Promise<PaidTransfer>;
  readTransfer(id: string): Promise<PaidTransfer>;
  /** The transfer of a payout, if there is one, for a request whose response was lost. */
  findTransfer(payoutId: string): Promise<PaidTransfer | null>;
};
