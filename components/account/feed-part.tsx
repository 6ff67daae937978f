import { showToast } from '@/components/toasts/toast-store';
import { copyText } from '@/components/toasts/copy-text';
import { Button } from '@/components/ui/button';
import { Fetched } from '@/components/ui/fetched';
import { failureSentence } from '@/lib/client/failure-sentence';
import { useOwn } from '@/lib/client/use-own';
import { feedWords as words } from '@/lib/content/account-parts';
import { fullDate } from '@/lib/domain/dates';
import styles from './account.module.css';
import { loadFeedCalls, type FeedCalls } from './load-feed-calls';

/** The address is known only right after it was made: the server keeps no more than its hash. */
type Feed = { createdAt: string | null; url?: string };

const read = (calls: FeedCalls, signal: AbortSignal): Promise<Feed> => calls.ownFeed({ signal });
const open = (calls: FeedCalls): Promise<Feed> => calls.openFeed();
const close = (calls: FeedCalls): Promise<Feed> => calls.closeFeed();

/** A member's own feed of posts: its secret address is shown once, replaced and ended. */
export function FeedPart() {
  const own = useOwn(loadFeedCalls, read);

  async function act(what: (calls: FeedCalls) => Promise<Feed>, done: string) {
    try {
      await own.change(what);
      showToast('success', done);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  return (
    <Fetched of={own} words={words} lines={3}>
      {({ createdAt, url }) => {
        if (createdAt === null)
          return (
            <div className={styles.stack}>
              <p>{words.none}</p>
              <p>
                <Button isBusy={own.isBusy} onClick={() => void act(open, words.made)}>
                  {words.make}
                </Button>
              </p>
            </div>
          );
        return (
          <div className={styles.stack}>
            {url === undefined ? (
              <p>{words.since(fullDate(createdAt.slice(0, 10)))}</p>
            ) : (
              <div className={styles.secret}>
                <p className={styles.note}>{words.once}</p>
                <output className={styles.address} aria-label={words.address}>
                  {url}
                </output>
                <p>
                  <Button onClick={() => void copyText(url, words)}>{words.copy}</Button>
                </p>
              </div>
            )}
            <p className={styles.buttons}>
              <Button weight="outline" isBusy={own.isBusy} onClick={() => void act(open, words.made)}>
                {words.renew}
              </Button>
              <Button weight="outline" isBusy={own.isBusy} onClick={() => void act(close, words.ended)}>
                {words.end}
              </Button>
            </p>
          </div>
        );
      }}
    </Fetched>
  );
}
