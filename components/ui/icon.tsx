import type { ReactNode } from 'react';

/** Our own marks on a 24 grid, drawn with one stroke. Decoration: the words beside them carry the meaning. */
const shapes = {
  'arrow-right': <path d="M4 12h15m-6-6 6 6-6 6" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  empty: <path d="M4 19h16M6 19v-5m6 5V9m6 10V5" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  bell: <path d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zm4 5h4" />,
  clock: <path d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 4v4.5l3 1.5" />,
  page: <path d="M6 4h12v16H6zm3 4h6m-6 4h6m-6 4h3" />,
  ask: <path d="M4 5h16v11h-9l-4 4v-4H4z" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

type IconProps = { name: IconName; size?: number };

export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}
