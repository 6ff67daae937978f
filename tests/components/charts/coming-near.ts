import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom has no layout: the test reports what scrolls near. The set-up resets it after the test. */
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
