import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

type SectionProps = {
  title?: string;
  eyebrow?: string | undefined;
  lead?: ReactNode;
  /** Links for the whole section, at the end of the heading's line. */
  aside?: ReactNode;
  /** Places the heading beside its content where it fits. */
  isSplit?: boolean;
  /** Omits the divider and padding inside another section. */
  isNested?: boolean | undefined;
  id?: string;
  children?: ReactNode;
};

/** A section of a page, with a divider line above and one heading. */
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
