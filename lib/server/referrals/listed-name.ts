/** First name and last initial: the name that an ambassador agreed to show publicly. */
export const listedName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${[...lastName][0] ?? ''}.`;
