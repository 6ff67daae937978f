/** Words about taking one's data along, and about having the account deleted. */
export const exportNote =
  'Everything that is kept under this account, one list for each kind of record. Times are UTC. Passwords, keys and their hashes are left out.';

export const commitmentRuns =
  'You have a commitment in a round that is open. Please cancel it first, or wait until the round is over.';

export const transferRuns = 'You have a transfer in progress. Please cancel it first, or wait until it is complete.';

/** What stays of a deleted account, and why. The privacy notice and the answer to a deletion hold the same list. */
export const keptAfterDeletion: readonly { what: string; why: string }[] = [
  {
    what: 'The audit trail: that an account with a random number did something, when, and from which network address.',
    why: 'It is how we can show afterwards that nobody else did it.',
  },
  {
    what: 'Which words that number agreed to, the terms among them, when, and from which network address.',
    why: 'We have to be able to show that somebody agreed.',
  },
  {
    what: 'Who was sent by whose link, by their numbers, and a retired referral code.',
    why: 'Commissions hang on it, and a code must never lead to somebody else.',
  },
  {
    what: 'Which place that number led and what it reported about it.',
    why: 'A place’s history is public. It shows no name from then on.',
  },
  {
    what: 'What the broker holds about a brokerage account, at the broker.',
    why: 'A broker has to keep its records by law. Closing that account is asked for there.',
  },
  {
    what: 'With which amount that number was handed over to the registered intermediary of a round.',
    why: 'What the intermediary holds has to be compared with it.',
  },
  {
    what: 'What that number subscribed to and paid, its invoices, and that it has had its test drive.',
    why: 'Books have to be kept by law, and a test drive is had once.',
  },
  {
    what: 'Rows of the register of shares, should you hold any.',
    why: 'A company has to keep the register of who owned what.',
  },
];
