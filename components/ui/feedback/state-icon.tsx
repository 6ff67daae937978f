import type { ReactNode } from 'react';
import { Drawing } from '../icon';

/** Icons of empty states; separate from the icons that every page loads. */
const shapes = {
  bars: <path d="M4 19h16M6 19v-5m6 5V9m6 10V5" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  bell: <path d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zm4 5h4" />,
  clock: <path d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 4v4.5l3 1.5" />,
  page: <path d="M6 4h12v16H6zm3 4h6m-6 4h6m-6 4h3" />,
  lock: <path d="M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3m-3.5 4v2" />,
  bank: <path d="M4 10 12 5l8 5zm2 0v7m4-7v7m4-7v7m4-7v7M4 20h16" />,
  ask: <path d="M4 5h16v11h-9l-4 4v-4H4z" />,
} satisfies Record<string, ReactNode>;

export type StateIconName = keyof typeof shapes;

export const StateIcon = ({ name }: { name: StateIconName }) => <Drawing size={28}>{shapes[name]}</Drawing>;
