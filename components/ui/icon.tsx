import type { ReactNode } from 'react';

/** Icons on a 24 × 24 grid with a single stroke width. Decorative: the text beside them has the meaning. */
const shapes = {
  'arrow-right': <path d="M4 12h15m-6-6 6 6-6 6" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m4.8 11.3L20 20" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

type IconProps = { name: IconName; size?: number };

export const Icon = ({ name, size = 20 }: IconProps) => <IconDrawing size={size}>{shapes[name]}</IconDrawing>;

/** The SVG element and stroke that all icons share. */
export function IconDrawing({ size, children }: { size: number; children: ReactNode }) {
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
      {children}
    </svg>
  );
}
