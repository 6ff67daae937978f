import { useId, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './plot-area.module.css';

type PlotAreaProps = {
  title: string;
  /** The text to announce for the last cursor move; empty without a cursor. */
  spoken: string;
  /** The element that contains the drawing. */
  place: Ref<HTMLDivElement>;
  /** Custom properties for series colors, or a height. */
  style?: CSSProperties;
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onBlur: () => void;
  };
  isTall?: boolean;
  /** Overlays an existing drawing and takes its size. */
  isOver?: boolean;
  children?: ReactNode;
};

/**
 * The chart as a single tab stop. Its role is `application` rather than `slider`, so that screen readers pass it the
 * arrow keys (decision 31).
 */
export function PlotArea({
  title,
  spoken,
  place,
  style,
  handlers,
  isTall = false,
  isOver = false,
  children,
}: PlotAreaProps) {
  const hint = useId();
  return (
    <>
      <div
        {...handlers}
        className={classNames(styles.plot, isTall && styles.tall, isOver && styles.over)}
        style={style}
        role="application"
        aria-roledescription="chart"
        aria-label={title}
        aria-describedby={hint}
        tabIndex={0}
      >
        <div aria-hidden="true" className={styles.picture} ref={place}>
          {children}
        </div>
      </div>
      <p id={hint} hidden>
        Left and right arrows move between points, up and down between series. Home and End jump to the first and last
        point. Escape exits.
      </p>
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
    </>
  );
}
