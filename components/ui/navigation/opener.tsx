import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './opener.module.css';

type OpenerProps = {
  /** Styled as a button, for use beside other tools. */
  isTool?: boolean;
  children: ReactNode;
};

/** The `summary` of a `details` element, with an arrow that turns when it opens. */
export const Opener = ({ isTool = false, children }: OpenerProps) => (
  <summary className={classNames(styles.opener, isTool && styles.tool)}>{children}</summary>
);
