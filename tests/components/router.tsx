import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState, type ReactNode } from 'react';

type Listener = (...args: unknown[]) => void;

/** Stand-ins for the events of Next's router, triggered by the test. */
export function createEvents() {
  const listeners = new Map<string, Set<Listener>>();
  const of = (name: string) => listeners.get(name) ?? listeners.set(name, new Set()).get(name)!;
  return {
    on: (name: string, listener: Listener) => void of(name).add(listener),
    off: (name: string, listener: Listener) => void of(name).delete(listener),
    emit: (name: string, ...args: unknown[]) => of(name).forEach((listener) => listener(...args)),
  };
}

type RouterProps = {
  pathname?: string;
  query?: NextRouter['query'];
  /** Whether the router has read the URL. */
  isReady?: boolean;
  events?: ReturnType<typeof createEvents>;
  onReplace?: (query: NextRouter['query']) => void;
  /** Called when a new history entry is pushed. */
  onPush?: (query: NextRouter['query']) => void;
  /** Delays the change of the URL until this promise resolves. */
  until?: Promise<void>;
  children: ReactNode;
};

/** A page's router whose URL changes through `replace` and `push`. */
export function TestRouter({
  pathname = '/',
  query = {},
  isReady = true,
  events = createEvents(),
  onReplace,
  onPush,
  until,
  children,
}: RouterProps) {
  const [current, setCurrent] = useState(query);
  const going = (onGo: typeof onReplace) => async (to: string | { query: NextRouter['query'] }) => {
    const next = typeof to === 'string' ? Object.fromEntries(new URL(to, window.location.href).searchParams) : to.query;
    onGo?.(next);
    await until;
    setCurrent(next);
    return true;
  };
  // Only the members that the components use; Next's type has about twenty more.
  const router = {
    pathname,
    query: current,
    asPath: pathname,
    isReady,
    events,
    replace: going(onReplace),
    push: going(onPush),
    prefetch: () => Promise.resolve(),
  } as unknown as NextRouter;
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}
