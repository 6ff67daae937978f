import type { ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextLink } from '@/components/ui/navigation/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { symbolSearchCopy as copy } from '@/lib/content/research/symbol-search';
import { paths } from '@/lib/domain/shared/paths';
import { isTicker } from '@/lib/domain/market/tickers';
import styles from './symbol-search.module.css';
import type { Hits } from './use-symbol-hits';

/** Shown below the field when there are no results: explains why and what to do next. */
export function SymbolSearchRemedy({ hits, asked, isInForm }: { hits: Hits; asked: string; isInForm: boolean }) {
  if (hits.status === 'failed')
    return (
      <div className={styles.remedy}>
        <p>
          {copy.failed} {hits.failure}
        </p>
        <Button weight="outline" onClick={hits.retry}>
          {copy.retry}
        </Button>
      </div>
    );
  const ticker = asked.toUpperCase();
  return (
    <div className={styles.remedy}>
      <p>
        {copy.nothing(asked)} {isInForm ? copy.pages : ''}
      </p>
      <TextLink href={`${paths.stockRequests}${isTicker(ticker) ? `?ticker=${encodeURIComponent(ticker)}` : ''}`}>
        {copy.request}
      </TextLink>
    </div>
  );
}

/** Announces list changes to screen readers, including the message shown when there is no list, once each. */
export function SymbolSearchStatus({ hits, children }: { hits: Hits; children: ReactNode }) {
  const announcements = {
    idle: '',
    waiting: copy.searching,
    ready: (hits.items[0]?.isAlike ? copy.similar : copy.found)(hits.items.length),
    failed: copy.failed,
  };
  return <div role="status">{children ?? <VisuallyHidden>{announcements[hits.status]}</VisuallyHidden>}</div>;
}
