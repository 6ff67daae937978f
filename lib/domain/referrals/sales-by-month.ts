type DatedSale = { at: string; earnedCents: number; reversedCents: number };
type SaleMonth<Sale> = { month: string; sales: Sale[]; sumCents: number };

/** Groups sales by UTC month, keeping their order, with each month's commissions after reversals. */
export function salesByMonth<Sale extends DatedSale>(sales: readonly Sale[]): SaleMonth<Sale>[] {
  const months: SaleMonth<Sale>[] = [];
  for (const sale of sales) {
    const month = sale.at.slice(0, 7);
    let last = months.at(-1);
    if (last?.month !== month) {
      last = { month, sales: [], sumCents: 0 };
      months.push(last);
    }
    last.sales.push(sale);
    last.sumCents += sale.earnedCents - sale.reversedCents;
  }
  return months;
}
