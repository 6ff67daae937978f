import { useRouter } from 'next/router';
import { startTransition, useOptimistic } from 'react';
import { sortFromQuery, type TradeSort } from './sort-state';
import type { Variant } from './trade-columns';

export type AddressState = { sort: TradeSort; variant: Variant };

/** Sorting and variant are kept in the URL, so that a shared link shows the same table. */
export function useAddressState() {
  const router = useRouter();
  // The router updates late; a second click must build on the first.
  const [state, show] = useOptimistic<AddressState>({
    sort: sortFromQuery(router.query),
    variant: router.query.variant === 'live' ? 'live' : 'record',
  });

  const change = (next: Partial<AddressState>) => {
    const { sort, variant } = { ...state, ...next };
    const { variant: _, ...others } = router.query;
    const query = { ...others, sort: sort.key, dir: sort.direction, ...(variant === 'live' ? { variant } : {}) };
    startTransition(async () => {
      show({ sort, variant });
      await router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
    });
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
