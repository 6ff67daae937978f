/** Labels of the plan cards on the pricing page. */
export const planCopy = {
  title: 'Plans',
  legend: 'Billing',
  intervals: { month: 'Monthly', year: 'Yearly' },
  recommended: 'Recommended',
  ownBadge: 'Current plan',
  own: 'Your current plan',
  /** Shown for the interval that is selected but not the one billed. */
  ownAs: { month: 'Your plan, billed yearly', year: 'Your plan, billed monthly' },
  toAccount: 'Go to your account',
  manage: 'Manage in Billing',
  ownEnding: (day: string) => `Your current plan, ends ${day}`,
  changeAtEnd: (day: string) => `Your subscription ends ${day}. Resume it to switch now, or choose this plan then.`,
  resume: 'Resume in Billing',
  changeNote: 'You can’t switch to this plan right now. Billing shows your options.',
  choose: (name: string) => `Choose ${name}`,
  ended: 'This offer is no longer available to your account.',
} as const;
