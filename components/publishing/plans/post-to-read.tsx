import { Button } from '@/components/ui/forms/button';
import { TextLink } from '@/components/ui/navigation/text-link';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { postToReadCopy as copy } from '@/lib/content/publishing/post-to-read';
import styles from './plans-page.module.css';
import { postClient } from '../post-client';

/** Names the post whose paywall led here and the plan that includes it. */
export function PostToRead({ path }: { path: string }) {
  const id = path.slice('/blog/'.length);
  const {
    data: post,
    failure,
    retry,
  } = useMemberData(`post/${id}`, postClient, (calls) => calls.read({ params: { id } }), { forVisitors: true });
  if (failure)
    return (
      <p role="alert" className={styles.line}>
        <span>{copy.failed}</span>
        <Button weight="plain" onClick={retry}>
          {copy.again}
        </Button>
      </p>
    );
  if (!post) return null;
  const { opensBy } = post.access;
  return (
    <p className={styles.line}>
      <span>{copy.sentences[opensBy ?? 'open'](post.title)}</span>
      <TextLink href={path} isBack={opensBy !== null}>
        {opensBy === null ? copy.read : copy.back}
      </TextLink>
    </p>
  );
}
