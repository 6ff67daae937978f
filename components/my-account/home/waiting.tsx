import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import styles from './home.module.css';

/** In place of the first card while the home loads, or when it fails. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>
    <div className={styles.main}>
      <Card>{children}</Card>
    </div>
  </div>
);
