import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { sessionCopy as copy } from '@/lib/content/brokerage/application/copy';
import styles from './flow.module.css';
import { timeOfDay } from './time-of-day';
import type { SessionState } from './use-session-watch';

/** Warns that the session is ending or has ended, with a login link. Announced to screen readers. */
export function SessionNotice({ session }: { session: SessionState }) {
  return (
    <div role="status" className={styles.session}>
      {session.kind === 'fine' ? null : <Words session={session} />}
    </div>
  );
}

function Words({ session }: { session: Exclude<SessionState, { kind: 'fine' }> }) {
  const isEnding = session.kind === 'ending';
  return (
    <Notice tone="attention" title={isEnding ? copy.warningTitle : copy.endedTitle}>
      <p>{isEnding ? copy.warning(timeOfDay(session.at)) : copy.ended}</p>
      <p className={styles.noticeAction}>
        <Button weight="outline" onClick={() => openModal('login', { kind: 'user' })}>
          {copy.logIn}
        </Button>
      </p>
    </Notice>
  );
}
