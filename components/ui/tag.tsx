import type { ReactNode } from 'react';
import styles from './tag.module.css';
import { classNames } from './class-names';

type TagProps = { tone?: 'neutral' | 'attention'; children: ReactNode };

export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}

/** Stands wherever numbers are made up for the demonstration. */
export function SampleTag() {
  return <Tag tone="attention">Sample data</Tag>;
}
