import { PlainTable } from '@/components/ui/tables/plain-table';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnInvoice } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/exact-money';

/** What was billed; each row leads to Stripe's own receipt where there is one. */
export function InvoiceTable({ invoices }: { invoices: readonly OwnInvoice[] }) {
  if (invoices.length === 0) return <p>{copy.noInvoices}</p>;
  const { day, number, amount, status } = copy.columns;
  return (
    <PlainTable
      caption={copy.caption}
      columns={[
        { header: day },
        { header: number, isHalf: true },
        { header: amount, isNumeric: true, isHalf: true },
        { header: status, isAside: true },
      ]}
      rows={invoices.map((one) => ({
        key: one.id,
        cells: [dayOf(one.at), <Receipt key="receipt" invoice={one} />, usdExact(one.totalCents), stateOf(one)],
      }))}
    />
  );
}

function Receipt({ invoice: { number, id, pageUrl } }: { invoice: OwnInvoice }) {
  const name = number ?? id;
  if (!pageUrl) return name;
  return (
    <a href={pageUrl} rel="noopener noreferrer">
      {name}
    </a>
  );
}

/** A refund takes precedence over the payment. */
function stateOf({ status, dispute, paidCents, refundedCents }: OwnInvoice) {
  if (dispute) return copy.disputes[dispute];
  if (refundedCents === 0) return copy.invoiceStatus[status];
  return refundedCents >= paidCents ? copy.paidBack : copy.paidBackPart(usdExact(refundedCents));
}
