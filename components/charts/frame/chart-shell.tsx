import { useId, type ReactNode, type Ref } from 'react';
import styles from './chart-shell.module.css';

type ChartShellProps = {
  title: string;
  description?: ReactNode;
  /** The heading level of the title. */
  level?: 2 | 3 | undefined;
  /** The element id, for links to the chart. */
  anchor?: string | undefined;
  place?: Ref<HTMLElement>;
  children: ReactNode;
};

/** The card around a chart. It renders before the chart's code and data arrive and reserves their space. */
export function ChartShell({ title, description, level = 3, anchor, place, children }: ChartShellProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.shell} aria-labelledby={id} id={anchor} ref={place}>
      <div className={styles.head}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {children}
    </section>
  );
}
