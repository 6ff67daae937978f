/**
 * Every third case, starting at a different one for each position, so that any three neighboring positions cover all
 * cases. Use it for rules that one function applies to every endpoint.
 */
export const shareOf = <Case>(cases: readonly Case[], place: number) =>
  cases.filter((_, index) => index % 3 === place % 3);
