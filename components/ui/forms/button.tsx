import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from '../class-names';

/** `danger` is for destructive actions. */
export type ButtonWeight = 'solid' | 'outline' | 'plain' | 'danger';
export type ButtonSize = 'medium' | 'large';

type ButtonLook = { weight?: ButtonWeight; size?: ButtonSize; isWide?: boolean };

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> &
  ButtonLook & {
    children: ReactNode;
    /** The action is in progress. The button stays focusable and ignores clicks. */
    isBusy?: boolean;
    busyLabel?: string;
  };

export function Button({
  weight,
  size,
  isWide,
  isBusy = false,
  busyLabel,
  children,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ weight, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      <span>{isBusy && busyLabel ? busyLabel : children}</span>
    </button>
  );
}

type LookOrUndefined = { [K in keyof ButtonLook]?: ButtonLook[K] | undefined };

/** The button's class names, for links styled as buttons. */
export const buttonClass = ({ weight = 'solid', size = 'medium', isWide = false }: LookOrUndefined): string =>
  classNames(styles.button, styles[weight], styles[size], isWide && styles.wide);
