import { Button } from '@/components/ui/forms/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Section } from '@/components/ui/section';
import { Table, type Column } from '@/components/ui/tables/table';
import { TextLink } from '@/components/ui/navigation/text-link';
import { readSessionId, readUniqueId } from '@/lib/client/session/identity';
import { ownDataCopy as copy } from '@/lib/content/my-account/own-data';
import type { OwnData } from '@/lib/contracts/my-account/privacy';
import { formatLocalMinute } from '@/lib/domain/shared/instants';
import { paths } from '@/lib/domain/shared/paths';
import styles from '@/components/visits/privacy.module.css';
import { ResearchList } from './research-list';

type OwnDataListProps = {
  data: OwnData;
  onDelete: () => void;
  onDeleteResearch: () => void;
  isDeleting: boolean;
};
type Row = OwnData['events'][number];

/** The browser's ids with their events and attribution, and a button to delete all of it. */
export function OwnDataList({ data, onDelete, onDeleteResearch, isDeleting }: OwnDataListProps) {
  const { events, total, touches, research } = data;
  const isEmpty = total === 0 && touches.length === 0;
  return (
    <>
      <Section title={copy.identifiers}>
        <dl className={styles.numbers}>
          <dt>{copy.ids.uniqueId}</dt>
          <dd>{readUniqueId() ?? copy.noIdentifier}</dd>
          <dt>{copy.ids.sessionId}</dt>
          <dd>{readSessionId() ?? copy.noIdentifier}</dd>
        </dl>
      </Section>
      <Section title={copy.visits}>
        {isEmpty ? <EmptyState title={copy.noneTitle}>{copy.none}</EmptyState> : null}
        {total > 0 ? (
          <Table
            caption={copy.visitsCaption(events.length, total)}
            columns={columns}
            rows={events}
            rowKey={(row) => `${row.at} ${row.name} ${row.path}`}
          />
        ) : null}
      </Section>
      {touches.length > 0 ? (
        <Section title={copy.touches}>
          <dl className={styles.numbers}>
            {touches.map((touch) => (
              <div key={touch.place}>
                <dt>{copy.places[touch.place]}</dt>
                <dd>
                  {[formatLocalMinute(touch.at), touch.path, sourceOf(touch), touch.referredBy]
                    .filter(Boolean)
                    .join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
      {isEmpty ? null : (
        <Section title={copy.deleteTitle} lead={copy.deleteText}>
          <Button weight="danger" size="large" onClick={onDelete} isBusy={isDeleting} busyLabel={copy.deleting}>
            {copy.deleteButton}
          </Button>
        </Section>
      )}
      {research ? <ResearchList research={research} onDelete={onDeleteResearch} isDeleting={isDeleting} /> : null}
      <Section title={copy.elsewhere.title} isSplit>
        <div className={styles.words}>
          <p>{copy.elsewhere.text}</p>
          <TextLink href={`${paths.privacy}#kept`}>{copy.elsewhere.link}</TextLink>
        </div>
      </Section>
    </>
  );
}

const columns: readonly Column<Row>[] = [
  { key: 'at', header: 'When', cell: (row) => formatLocalMinute(row.at), isRowHeader: true, onCard: 'title' },
  { key: 'name', header: 'What', cell: (row) => copy.names[row.name] ?? row.name },
  { key: 'path', header: 'Page', cell: (row) => row.path },
  { key: 'source', header: 'From', cell: (row) => sourceOf(row) || '–' },
];

const sourceOf = ({ referrer, utm }: Pick<Row, 'referrer' | 'utm'>) =>
  [referrer, ...Object.values(utm ?? {})].filter(Boolean).join(', ');
