import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { confirmAtBank } from './confirm-at-bank';
import { billingClient } from './use-billing';

/**
 * Confirms a payment with the default card, with the bank's authentication if required. Resolves to the reason for a
 * failure, if any.
 */
export async function confirmWithSavedCard(
  { isSimulated, publishableKey, cards }: OwnBilling,
  clientSecret: string,
): Promise<string | undefined> {
  if (isSimulated) {
    const intentId = clientSecret.split('_secret_')[0] ?? '';
    await billingClient().sampleCard({ body: { intentId, clientSecret } });
    return undefined;
  }
  const card = cards.find(({ isDefault }) => isDefault);
  return confirmAtBank(publishableKey ?? '', clientSecret, card?.id ?? '');
}
