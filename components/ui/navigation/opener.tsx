import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './opener.module.css';

type OpenerProps = {
  /** Looks like a button: one of several tools side by side. */
  isTool?: boolean;
  children: ReactNode;
};

/** The control of a disclosure: the summary of a `details`, with an arrow that turns. */
export const Opener = ({ isTool = false, children }: OpenerProps) => (
  <summary className={classNames(styles.opener, isTool && styles.tool)}>{children}</summary>
);
