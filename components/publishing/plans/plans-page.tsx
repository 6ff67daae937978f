import { useRouter } from 'next/router';
import type { ComponentProps } from 'react';
import { SubscribePage } from '@/components/membership/plans/subscribe-page';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { postPath } from '@/lib/domain/shared/post-path';
import styles from './plans-page.module.css';

const load = async () => (await import('./post-to-read')).PostToRead;

/** The plans, below a reference to the post whose paywall led here. */
export function PlansPage(page: ComponentProps<typeof SubscribePage>) {
  const path = postPath(useRouter().query['paywall']);
  const { part: PostToRead } = useLazyModule(load, path !== null);
  return (
    <>
      {path ? <div className={styles.post}>{PostToRead ? <PostToRead path={path} /> : null}</div> : null}
      <SubscribePage {...page} />
    </>
  );
}
