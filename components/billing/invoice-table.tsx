import { PlainTable } from '@/components/ui/plain-table';
import { billingWords as words } from '@/lib/content/billing';
import type { OwnInvoice } from '@/lib/contracts/billing';
import { dayOf } from '@/lib/domain/dates';
import { usdExact } from '@/lib/domain/exact-money';

/** What was billed; each row leads to Stripe's own receipt where there is one. */
export function InvoiceTable({ invoices }: { invoices: readonly OwnInvoice[] }) {
  if (invoices.length === 0) return <p>{words.noInvoices}</p>;
  const { day, number, amount, status } = words.columns;
  return (
    <PlainTable
      caption={words.caption}
      columns={[
        { header: day },
        { header: number },
        { header: amount, isNumeric: true },
        { header: status, isAside: true },
      ]}
      rows={invoices.map((one) => ({
        key: one.id,
        cells: [
          dayOf(one.at),
          one.pageUrl ? (
            <a href={one.pageUrl} rel="noopener noreferrer">
              {one.number ?? one.id}
            </a>
          ) : (
            (one.number ?? one.id)
          ),
          usdExact(one.totalCents),
          words.invoiceStatus[one.status],
        ],
      }))}
    />
  );
}
