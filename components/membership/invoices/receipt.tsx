import { useRouter } from 'next/compat/router';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Pending } from '@/components/ui/feedback/fetched';
import { TextLink } from '@/components/ui/navigation/text-link';
import { Section } from '@/components/ui/section';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { CallError } from '@/lib/client/http/call-error';
import { receiptCopy as copy } from '@/lib/content/membership/receipt';
import { paths } from '@/lib/domain/shared/paths';
import { ReceiptSheet } from './receipt-sheet';
import { billingClient, type BillingCalls } from '../use-billing';

/** Fetches an invoice; null if the member has none with this id. */
async function readReceipt(calls: BillingCalls, id: string) {
  try {
    return await calls.receipt({ params: { id } });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

/** Shows an invoice, or why it cannot be shown. */
export function Receipt() {
  const id = String(useRouter()?.query['id'] ?? '');
  const result = useMemberData(`invoice/${id}`, billingClient, (calls) => readReceipt(calls, id));
  const { data } = result;
  if (data) return <ReceiptSheet receipt={data} />;
  return (
    <Section>
      {data === null ? (
        <EmptyState title={copy.missingTitle} action={<TextLink href={paths.billing}>{copy.back}</TextLink>}>
          {copy.missingText}
        </EmptyState>
      ) : (
        <Pending of={result} copy={copy} lines={8} />
      )}
    </Section>
  );
}
