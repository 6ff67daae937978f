import { useEffect, type RefObject } from 'react';
import { useAddress } from '@/lib/client/data/use-address';

/** Keeps the selected interval in the page's URL, so that reloads and shared links show it. */
export function useIntervalAddress(group: RefObject<HTMLElement | null>) {
  const { query, change, isKnown } = useAddress();
  const isYearly = query['interval'] === 'year';
  useEffect(() => {
    const yearly = group.current?.querySelector<HTMLInputElement>('[value="year"]');
    if (!isKnown) return;
    if (isYearly && yearly) yearly.checked = true;
    // Until here start.js has shown the yearly prices; from now on the radios decide.
    delete document.documentElement.dataset['yearly'];
  }, [group, isKnown, isYearly]);
  return (interval: string) => {
    const { interval: _, ...others } = query;
    change(interval === 'year' ? { ...others, interval } : others);
  };
}
