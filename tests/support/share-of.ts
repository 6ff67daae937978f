/**
 * Every third of the cases, another third for the next position, so that any three neighbors cover all of them. For
 * rules that one function applies to every endpoint.
 */
export const shareOf = <Case>(cases: readonly Case[], place: number) =>
  cases.filter((_, index) => index % 3 === place % 3);
