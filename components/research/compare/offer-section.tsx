import { useLazyModule } from '@/lib/client/data/use-lazy-module';

const loadOffer = async () => (await import('./compare-parts')).CompareOffer;

/** The offer to visitors, loaded after hydration: nothing is below it. */
export function OfferSection() {
  const { part: CompareOffer } = useLazyModule(loadOffer, true);
  return CompareOffer ? <CompareOffer /> : null;
}
