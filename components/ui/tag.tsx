import type { ReactNode } from 'react';
import styles from './tag.module.css';
import { classNames } from './class-names';

type TagProps = { tone?: 'neutral' | 'active' | 'attention'; children: ReactNode };

export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}

/** Marks data as a sample. */
export function SampleTag() {
  return <Tag tone="attention">Sample data</Tag>;
}
