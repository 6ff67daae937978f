import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

type SectionProps = {
  title?: string;
  eyebrow?: string | undefined;
  lead?: ReactNode;
  /** At the end of the heading's line: links for the whole section. */
  aside?: ReactNode;
  /** Puts the heading next to its content where it fits. */
  isSplit?: boolean;
  /** Nested in another section: no divider and no padding. */
  isNested?: boolean | undefined;
  id?: string;
  children?: ReactNode;
};

/** A section of a page: a line above, generous spacing, one heading. */
export function Section({
  title,
  eyebrow,
  lead,
  aside,
  isSplit = false,
  isNested = false,
  id,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section className={isNested ? undefined : styles.section} aria-labelledby={title ? headingId : undefined} id={id}>
      <div className={classNames(isNested ? styles.nested : styles.inner, isSplit && styles.split)}>
        {title ? (
          <div className={styles.head}>
            <div>
              {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
              <h2 id={headingId} className={styles.title}>
                {title}
              </h2>
            </div>
            {aside ? <div className={styles.aside}>{aside}</div> : null}
          </div>
        ) : null}
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </section>
  );
}
