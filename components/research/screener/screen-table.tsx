import { Activity } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { countFilters } from '@/lib/domain/research/screener/screen';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import { ExampleScreens } from './example-screens';
import { SavedSection } from './saved-section';
import { ScreenActions } from './screen-actions';
import { ScreenRows } from './screen-rows';
import styles from './screen-list.module.css';
import { StepLink } from './step-link';

/** The stocks of a screen, with actions for the list. */
export function ScreenTable({ screen, stocks, total, pages, source, isSample, noneText }: ScreenerProps) {
  const to = (page: number) => screenerAddress({ ...screen, page });
  return (
    <>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {total === 0 ? (
            // For screen readers only, because the empty state shows it.
            <VisuallyHidden>{copy.count(total, true)}</VisuallyHidden>
          ) : (
            copy.count(total, countFilters(screen) > 0)
          )}{' '}
          {isSample ? <SampleTag /> : null}
        </p>
        <Activity>
          <SavedSection screen={screen} />
        </Activity>
        <Activity>{total > 0 ? <ScreenActions screen={screen} stocks={stocks} /> : null}</Activity>
      </div>
      {stocks.length > 0 ? (
        <ScreenRows screen={screen} stocks={stocks} total={total} pages={pages} />
      ) : total === 0 ? (
        <EmptyState title={copy.none} action={countFilters(screen) > 0 ? <ExampleScreens /> : undefined}>
          {noneText}
        </EmptyState>
      ) : (
        <EmptyState title={copy.beyond} action={<StepLink href={to(1)}>{copy.first}</StepLink>}>
          {copy.beyondText(pages)}
        </EmptyState>
      )}
      {stocks.length > 0 ? (
        <p className={styles.source}>
          {source} {copy.missing}
        </p>
      ) : null}
    </>
  );
}
