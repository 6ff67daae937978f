import { useRouter } from 'next/router';
import { useState } from 'react';
import { sortFromQuery, type TradeSort } from './sort-state';
import type { Variant } from './trade-columns';

export type AddressState = { sort: TradeSort; variant: Variant };

/** Sorting and variant are kept in the URL, so that a shared link shows the same table. */
export function useAddressState() {
  const router = useRouter();
  const { query } = router;
  // The router updates late; a second click must build on the first. What it has read replaces what was pressed.
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
    // Back leads to the other list, but not through every order of one.
    const go = variant === state.variant ? router.replace : router.push;
    void go(url, undefined, { shallow: true, scroll: false });
  };

  /** The URL of the same table of the other trades. */
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
