import { beforeEach, vi } from 'vitest';

/** Treats every element as near the viewport in each test, so that lazy sections load at once. */
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
