/** Copy for exporting data and deleting the account. */
export const exportNote =
  'Everything stored under this account, one list for each type of record. Times are in UTC. Passwords, keys and their hashes are not included.';

export const commitmentRuns =
  'You have a commitment in an open round. Cancel it first, or wait until the round closes.';

export const transferRuns = 'You have a transfer in progress. Cancel it first, or wait until it is complete.';

/** Data retained after an account is deleted, and why. Used by the privacy policy and the response to a deletion. */
export const retainedAfterDeletion: readonly { what: string; why: string }[] = [
  {
    what: 'Security log: the actions of an account with a random number, with their time and IP address.',
    why: 'It lets us investigate unauthorized access.',
  },
  {
    what: 'Consents: what that number agreed to, including the terms, with the time and IP address.',
    why: 'We must be able to prove consent.',
  },
  {
    what: 'Referrals: who referred whom, commissions, both by number, and your retired referral code.',
    why: 'Commissions depend on it, and a code is never assigned to someone else.',
  },
  {
    what: 'Payouts: their amounts, dates and destination, and your tax form.',
    why: 'Records of payments and tax forms must be kept by law.',
  },
  {
    what: 'Cofounder agreements: what we promised to that number under a signed agreement.',
    why: 'A signed promise outlives an account.',
  },
  {
    what: 'Cities and schools: the place that number led and its reports about it.',
    why: 'A place’s history is public. Your name is removed.',
  },
  {
    what: 'Brokerage account: the broker’s own records.',
    why: 'Brokers must keep them by law. Ask the broker to close that account.',
  },
  {
    what: 'Investments: the amount for which we referred that number to a round’s registered intermediary.',
    why: 'We compare it with what the intermediary holds.',
  },
  {
    what: 'Payments: what that number subscribed to and paid, its invoices and its used test drive.',
    why: 'Accounting records must be kept by law, and a test drive is available once.',
  },
  {
    what: 'Shares: your entries in the share register, if you hold any.',
    why: 'A company must keep a register of its owners.',
  },
];
