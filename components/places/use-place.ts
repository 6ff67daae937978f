import { useState } from 'react';
import { loadClient } from '@/lib/client/http/load-calls';
import type { PlacePage } from '@/lib/contracts/places/places';

/** The place from a static page, refetched after a member's change. */
export function usePlace(initial: PlacePage) {
  const [read, setRead] = useState<PlacePage>();

  async function readAgain() {
    const { kind, slug } = initial;
    try {
      const calls = await loadClient(({ placesContract }) => placesContract);
      setRead(await calls.read({ params: { kind, slug }, isFresh: true }));
    } catch {
      // The change succeeded; the rest of the page keeps older data, whose time it shows.
    }
  }

  const isNewer = read?.kind === initial.kind && read.slug === initial.slug && read.asOf > initial.asOf;
  return { place: isNewer ? read : initial, readAgain };
}
