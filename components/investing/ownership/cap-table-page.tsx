import { BlockActions } from '@/components/blocks/block-actions';
import { Seo } from '@/components/layout/document/seo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { PhoneFold } from '@/components/ui/phone-fold';
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
import { useServerDay } from './use-server-day';

/** The ownership shares, today or on another date, with the ledger entries they are computed from. */
export function CapTablePage({ view, copy, today, isHistory }: CapTableProps) {
  useServerDay(isHistory);
  const hasShares = view !== null && view.rows.length > 0;
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.capTable} />
      <div className={styles.top}>
        <PageHeader eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead}>
          <BlockActions actions={copy.actions} />
        </PageHeader>
        {hasShares ? (
          <div className={styles.picture}>
            <HolderBars view={view} copy={copy.picture} />
          </div>
        ) : null}
      </div>
      <Section title={copy.table.title} id="table">
        <DayForm copy={copy.history} on={view?.on ?? today} today={today} isHistory={isHistory} />
        {hasShares ? (
          <HoldingTable view={view} copy={copy.table} />
        ) : (
          <EmptyState title={copy.noneTitle}>{copy.none}</EmptyState>
        )}
        <p className={styles.legend}>{copy.legend}</p>
      </Section>
      {view && view.changes.length > 0 ? (
        <Section title={copy.changes.title} lead={copy.changes.lead}>
          <PhoneFold label={copy.changes.show}>
            <CapTableChanges changes={view.changes} link={copy.changes.at} />
          </PhoneFold>
        </Section>
      ) : null}
      <Section title={copy.check.title} isSplit>
        <CapTableCheck copy={copy.check} on={view?.on ?? today} headHash={view?.headHash ?? null} />
      </Section>
      <Section title={copy.more.title}>
        <ul>
          {copy.more.ways.map((way) => (
            <li key={way.href}>
              <TextLink href={way.href}>{way.label}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
