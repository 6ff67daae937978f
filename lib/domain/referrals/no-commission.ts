type Payouts = { balance: Readonly<Record<string, number>>; payouts: readonly unknown[] };

/** Whether nothing was earned yet, so that the page does not ask for bank details. */
export const hasNoCommission = ({ balance, payouts }: Payouts) =>
  payouts.length === 0 && Object.values(balance).every((cents) => cents === 0);
