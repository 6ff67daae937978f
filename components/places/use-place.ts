import { useState } from 'react';
import { loadClient } from '@/lib/client/http/load-client';
import type { PlacePage } from '@/lib/contracts/places/places';

/** A place from its static page, updated after a member's change. */
export function usePlace(kept: PlacePage) {
  const [read, setRead] = useState<PlacePage>();

  async function readAgain() {
    const { kind, slug } = kept;
    try {
      const calls = await loadClient(async () => (await import('@/lib/contracts/places/places')).placesContract);
      setRead(await calls.read({ params: { kind, slug }, isFresh: true }));
    } catch {
      // The change succeeded; the rest of the page shows older data with its time.
    }
  }

  const isNewer = read?.kind === kept.kind && read.slug === kept.slug && read.asOf > kept.asOf;
  return { place: isNewer ? read : kept, readAgain };
}
