/**
 * A figure of a column. Amounts such as "$1.8 t" and "$430.45 b" line up at their decimal points: CSS adds the width of
 * the missing decimals and of the narrower unit after the text, which stays as it is. Not a part of the table: the pages
 * with the largest first load do without it.
 */
export const Amount = ({ children }: { children: string }) => (
  <span data-tail={/(\.\d+)? [tbmk]$/.exec(children)?.[0]}>{children}</span>
);
