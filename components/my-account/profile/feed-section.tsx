import { toastResult } from '@/components/toasts/toast-result';
import { copyText } from '@/components/toasts/copy-text';
import { Button } from '@/components/ui/forms/button';
import { Fetched } from '@/components/ui/feedback/fetched';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { feedCopy as copy } from '@/lib/content/my-account/account-sections';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from '@/components/accounts/account.module.css';

/** The URL is available only right after it is created, because the server stores its hash. */
type Feed = { createdAt: string | null; url?: string };

type FeedCalls = Client<typeof postsContract>;

const feedClient = () => createClient(postsContract, browserHttp());
const read = (calls: FeedCalls): Promise<Feed> => calls.ownFeed();
const open = (calls: FeedCalls): Promise<Feed> => calls.openFeed();
const close = (calls: FeedCalls): Promise<Feed> => calls.closeFeed();

/** A member's private feed of posts. Its secret URL is shown once and can be replaced or deleted. */
export function FeedSection() {
  // Pinned, because a background refresh would remove the URL while it is being copied.
  const result = useMemberData('feed', feedClient, read, { isPinned: true });

  const act = (what: (calls: FeedCalls) => Promise<Feed>, done: string) => void toastResult(result.change(what), done);

  return (
    <Fetched of={result} copy={copy} lines={3}>
      {({ createdAt, url }) => {
        if (createdAt === null)
          return (
            <div className={styles.stack}>
              <p>{copy.none}</p>
              <p>
                <Button weight="outline" isBusy={result.isBusy} onClick={() => act(open, copy.made)}>
                  {copy.make}
                </Button>
              </p>
            </div>
          );
        return (
          <div className={styles.stack}>
            {url === undefined ? (
              <p>{copy.since(fullDate(createdAt.slice(0, 10)))}</p>
            ) : (
              <div className={styles.secret}>
                <p className={styles.note}>{copy.once}</p>
                <output className={styles.address} aria-label={copy.address}>
                  {url}
                </output>
                <p>
                  <Button onClick={() => void copyText(url, copy)}>{copy.copy}</Button>
                </p>
              </div>
            )}
            <p className={styles.buttons}>
              <Button weight="outline" isBusy={result.isBusy} onClick={() => act(open, copy.made)}>
                {copy.renew}
              </Button>
              <Button weight="outline" isBusy={result.isBusy} onClick={() => act(close, copy.ended)}>
                {copy.end}
              </Button>
            </p>
          </div>
        );
      }}
    </Fetched>
  );
}
