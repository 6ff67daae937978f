/** First name and initial, as an ambassador agreed to be shown. */
export const listedName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${[...lastName][0] ?? ''}.`;
