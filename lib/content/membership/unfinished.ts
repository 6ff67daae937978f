/** Copy for a first payment that was started but not completed. */
export const unfinishedCopy = {
  title: 'You have an unfinished payment',
  text: (plan: string) =>
    `You started to pay for ${plan}, but the payment was not completed. Continue it, choose another plan or card, or cancel it.`,
  other: 'Choose another plan or card',
  cancel: 'Cancel payment',
  canceling: 'Canceling',
  canceled: 'Payment canceled. You were not charged.',
  /** Shown next to the button that starts another plan. */
  replaces: (plan: string) => `Your unfinished payment for ${plan} is canceled when you pay.`,
} as const;
