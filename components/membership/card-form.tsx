import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { gateCopy } from '@/lib/content/membership/billing';
import { SampleCardForm, type CardFormProps } from './sample-card-form';

const load = async () => (await import('./stripe-card-form')).StripeCardForm;

/** Stripe's card form, or the demo's. */
export function CardForm({ isSimulated, ...form }: CardFormProps & { isSimulated: boolean }) {
  const { part: StripeForm } = useLazyModule(load, !isSimulated);
  if (isSimulated) return <SampleCardForm {...form} />;
  return StripeForm ? <StripeForm {...form} /> : <Skeleton label={gateCopy.loading} lines={4} />;
}
