import { useState, type ReactNode } from 'react';
import { Button } from '../forms/button';
import styles from './phone-rows.module.css';

type PhoneRowsProps = {
  /** The label of the button that shows all rows. */
  label: string;
  count: number;
  children: ReactNode;
};

const shownAtFirst = 5;

/**
 * A table whose rows are cards on phones, where the first five are shown and the rest on demand. Wider screens show all
 * rows.
 */
export function PhoneRows({ label, count, children }: PhoneRowsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isFolded = !isExpanded && count > shownAtFirst;
  return (
    <div className={isFolded ? styles.folded : undefined}>
      {children}
      {isFolded ? (
        <div className={styles.more} data-needs-scripts="">
          <Button weight="outline" isWide onClick={() => setIsExpanded(true)}>
            {label}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
