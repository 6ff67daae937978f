import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom has no layout: what comes near is said by the test. The set-up undoes it after the test. */
export function stubComingNear() {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: typeof tell) {
        tell = listener;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return () => act(() => tell([{ isIntersecting: true }]));
}
