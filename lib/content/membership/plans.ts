/** Labels of the plan cards on the pricing page. */
export const planCopy = {
  title: 'Plans',
  legend: 'Billing',
  intervals: { month: 'Monthly', year: 'Yearly' },
  recommended: 'Recommended',
  own: 'Your current plan',
  toAccount: 'Go to your account',
  manage: 'Manage in Billing',
  changeAtEnd: (day: string) => `Your plan ends ${day}. You can subscribe to this one then.`,
  changeNote: 'One plan at a time: cancel yours in Billing, and subscribe to this one when it ends.',
  choose: (name: string) => `Choose ${name}`,
  /** The button of the bar on phones, where the plan's own label does not fit. */
  join: 'Join',
  joinAs: (name: string) => `as a ${name.toLowerCase()}`,
  ended: 'This offer is no longer available to your account.',
} as const;
