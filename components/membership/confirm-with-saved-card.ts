import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { confirmAtBank } from './confirm-at-bank';
import { billingClient } from './use-billing';

/** Confirms a payment with the default card, at its bank where that asks; returns the reason for a failure. */
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
