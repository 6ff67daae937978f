import { Link } from '@/components/ui/navigation/link';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnInvoice } from '@/lib/contracts/membership/billing';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { invoiceState } from './invoice-state';

/** The member's invoices, each with a link to its receipt. */
export function InvoiceTable({ invoices }: { invoices: readonly OwnInvoice[] }) {
  if (invoices.length === 0) return <p>{copy.noInvoices}</p>;
  const { day, number, amount, status } = copy.columns;
  return (
    <PlainTable
      caption={<VisuallyHidden>{copy.caption}</VisuallyHidden>}
      columns={[
        { header: day },
        { header: number, isHalf: true },
        { header: status, isAside: true },
        { header: amount, isNumeric: true, isHalf: true },
      ]}
      rows={invoices.map((one) => ({
        key: one.id,
        cells: [
          dayOf(one.at),
          <Link key="receipt" href={membershipPaths.invoice(one.id)}>
            {one.number ?? one.id}
          </Link>,
          invoiceState(one),
          usdExact(one.totalCents),
        ],
      }))}
    />
  );
}
