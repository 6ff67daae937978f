import { Button } from '@/components/ui/forms/button';
import styles from './chart-frame.module.css';

type ChartNoticeProps = { failure: { message: string; retry: () => void } | undefined; isAskingAgain: boolean };

/** A refresh failed: the last good numbers stay, with a retry. */
export function ChartNotice({ failure, isAskingAgain }: ChartNoticeProps) {
  if (!failure) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{failure.message} Showing the latest data we have.</p>
      <Button weight="outline" onClick={failure.retry} isBusy={isAskingAgain} busyLabel="Trying again">
        Try again
      </Button>
    </div>
  );
}
