import { useState } from 'react';
import type { PlacePage } from '@/lib/contracts/places';

/** A place as its kept page tells it, and as it is after a member changed something about it. */
export function usePlace(kept: PlacePage) {
  const [read, setRead] = useState<PlacePage>();

  async function readAgain() {
    const { kind, slug } = kept;
    try {
      const { placeCalls } = await import('./place-calls');
      setRead(await placeCalls().read({ params: { kind, slug } }));
    } catch {
      // The change itself is done and said; what stands beside it is from before, with its time.
    }
  }

  const isNewer = read?.kind === kept.kind && read.slug === kept.slug && read.asOf > kept.asOf;
  return { place: isNewer ? read : kept, readAgain };
}
