import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import styles from './home.module.css';

/** The place of the first card while the home loads, or why it cannot. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>
    <div className={styles.main}>
      <Card>{children}</Card>
    </div>
  </div>
);
