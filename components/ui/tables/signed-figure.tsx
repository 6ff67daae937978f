import { Children, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './signed-figure.module.css';

type SignedFigureProps = { of: number; children: ReactNode; hasMark?: boolean };

/**
 * A gain or a loss, shown by color, mark and sign, with a word for screen readers. Neutral when the text rounds to
 * zero.
 */
export function SignedFigure({ of, children, hasMark = false }: SignedFigureProps) {
  if (of === 0 || roundsToZero(children)) return <span>{children}</span>;
  const isGain = of > 0;
  return (
    <span className={isGain ? styles.gain : styles.loss}>
      {hasMark ? (
        <>
          <span aria-hidden="true" className={styles.mark}>
            {isGain ? '▲' : '▼'}
          </span>
          <VisuallyHidden>{isGain ? 'up ' : 'down '}</VisuallyHidden>
        </>
      ) : null}
      {children}
    </span>
  );
}

const roundsToZero = (children: ReactNode) => {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
  return text.includes('0') && !/[1-9]/.test(text);
};
