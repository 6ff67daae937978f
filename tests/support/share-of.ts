/**
 * Every third of the cases, another third for the next place: between them, any three neighbours are asked all of them.
 * For rules that one function applies to every endpoint, where all cases at each would repeat themselves.
 */
export const shareOf = <Case>(cases: readonly Case[], place: number) =>
  cases.filter((_, index) => index % 3 === place % 3);
