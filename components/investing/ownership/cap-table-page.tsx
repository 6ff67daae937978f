import { BlockActions } from '@/components/blocks/block-actions';
import { Seo } from '@/components/layout/document/seo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { paths } from '@/lib/domain/shared/paths';
import type { CapTableProps } from '@/lib/server/investing/cap-table/page-props/cap-table';
import { CapTableChanges } from './cap-table-changes';
import { CapTableCheck } from './cap-table-check';
import styles from './cap-table-page.module.css';
import { DayForm } from './day-form';
import { HolderBars } from './holder-bars';
import { HoldingTable } from './holding-table';
import { useAskedDay } from './use-asked-day';

/** Who owns how much, today or on another day, and the entries that it is added up from. */
export function CapTablePage({ view, words, today, isHistory }: CapTableProps) {
  useAskedDay(isHistory);
  const hasShares = view !== null && view.rows.length > 0;
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.capTable} />
      <div className={styles.top}>
        <PageHeader eyebrow={words.eyebrow} title={words.heading} lead={words.lead}>
          <BlockActions actions={words.actions} />
        </PageHeader>
        {hasShares ? (
          <div className={styles.picture}>
            <HolderBars view={view} words={words.picture} />
          </div>
        ) : null}
      </div>
      <Section title={words.table.title} id="table">
        <DayForm words={words.history} on={view?.on ?? today} today={today} isHistory={isHistory} />
        {hasShares ? (
          <HoldingTable view={view} words={words.table} />
        ) : (
          <EmptyState title={words.noneTitle}>{words.none}</EmptyState>
        )}
        <p className={styles.legend}>{words.legend}</p>
      </Section>
      {view && view.changes.length > 0 ? (
        <Section title={words.changes.title} lead={words.changes.lead}>
          <CapTableChanges changes={view.changes} link={words.changes.at} />
        </Section>
      ) : null}
      <Section title={words.check.title} isSplit>
        <CapTableCheck words={words.check} on={view?.on ?? today} headHash={view?.headHash ?? null} />
      </Section>
      <Section title={words.more.title}>
        <ul>
          {words.more.ways.map((way) => (
            <li key={way.href}>
              <TextLink href={way.href}>{way.label}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
