type Payouts = { balance: Readonly<Record<string, number>>; payouts: readonly unknown[] };

/** Nothing was earned yet, so there is nothing to ask bank details for. */
export const hasNoCommission = ({ balance, payouts }: Payouts) =>
  payouts.length === 0 && Object.values(balance).every((cents) => cents === 0);
