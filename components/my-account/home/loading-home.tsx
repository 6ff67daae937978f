import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { classNames } from '@/components/ui/class-names';
import { homeCopy as copy } from '@/lib/content/my-account/home-page';
import styles from './home.module.css';

/** Placeholder cards while the home loads. Screen readers get a single label. */
export const LoadingHome = () => (
  <div className={classNames(styles.grid, styles.loading)}>
    <div className={styles.main}>
      <Card>
        <Skeleton label={copy.loading} lines={5} />
      </Card>
      <EmptyCard lines={4} />
    </div>
    <div className={styles.side} aria-hidden="true">
      <EmptyCard lines={3} />
      <EmptyCard lines={3} />
    </div>
  </div>
);

const EmptyCard = ({ lines }: { lines: number }) => (
  <div aria-hidden="true">
    <Card>
      <Skeleton label="" lines={lines} />
    </Card>
  </div>
);
