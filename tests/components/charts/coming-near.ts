import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * jsdom has no layout, so the test reports which elements come near the viewport. The setup resets it after each test.
 */
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
