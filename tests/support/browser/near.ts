import { beforeEach, vi } from 'vitest';

/** In each test everything counts as near the viewport: lazy parts load at once. */
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
