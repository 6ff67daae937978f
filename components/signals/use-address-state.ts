import { useRouter } from 'next/router';
import { useState } from 'react';
import { sortFromQuery, type TradeSort } from './sort-state';
import type { Variant } from './trade-columns';

export type AddressState = { sort: TradeSort; variant: Variant };

/** Keeps the sort order and the variant in the URL, so that a shared link shows the same table. */
export function useAddressState() {
  const router = useRouter();
  const { query } = router;
  // The router updates with a delay, and a second click must build on the first. Once the query changes, it replaces
  // the local state.
  const [pressed, setPressed] = useState<{ state: AddressState; on: typeof query }>();
  const state: AddressState =
    pressed?.on === query
      ? pressed.state
      : { sort: sortFromQuery(query), variant: query.variant === 'live' ? 'live' : 'record' };

  const change = (next: Partial<AddressState>) => {
    const { sort, variant } = { ...state, ...next };
    const { variant: _, ...others } = query;
    const url = {
      pathname: router.pathname,
      query: { ...others, sort: sort.key, dir: sort.direction, ...(variant === 'live' ? { variant } : {}) },
    };
    setPressed({ state: { sort, variant }, on: query });
    // The back button returns to the other variant, but does not step through sort orders.
    const go = variant === state.variant ? router.replace : router.push;
    void go(url, undefined, { shallow: true, scroll: false });
  };

  /** The URL of the same table for the other variant. */
  const addressOf = (variant: Variant) => {
    const { sort } = state;
    const query = new URLSearchParams({
      sort: sort.key,
      dir: sort.direction,
      ...(variant === 'live' ? { variant } : {}),
    });
    return `${router.pathname}?${query.toString()}`;
  };

  return { ...state, addressOf, change };
}
