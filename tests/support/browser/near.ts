import { beforeEach, vi } from 'vitest';

/** In each test, everything is within sight: what waits for the reader to come near begins at once. */
export function everythingIsNear() {
  beforeEach(() =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        observe = () => this.tell([{ isIntersecting: true }]);
        disconnect = () => undefined;
      },
    ),
  );
}
