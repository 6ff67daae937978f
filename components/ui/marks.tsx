import { IconDrawing } from './icon';

type MarkProps = { size?: number };

/** Icons for lists and tables, separate from the icons that every page loads. Decorative as well. */
export const CheckMark = ({ size = 20 }: MarkProps) => (
  <IconDrawing size={size}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </IconDrawing>
);

export const Dash = ({ size = 20 }: MarkProps) => (
  <IconDrawing size={size}>
    <path d="M7 12h10" />
  </IconDrawing>
);
