/** What follows the whole dollars of an abbreviated amount, for the CSS that aligns a column: ".8 t" of "$1.8 t". */
export const amountTail = (text: string) => /(\.\d+)? \w$/.exec(text)?.[0];

/**
 * A figure of a column. Amounts such as "$1.8 t" and "$430.45 b" line up at their decimal points: CSS adds the width of
 * the missing decimals and of the narrower unit after the text, which stays as it is. Not a part of the table: the pages
 * with the largest first load do without it.
 */
export const Amount = ({ children }: { children: string }) => <span data-tail={amountTail(children)}>{children}</span>;
