import { saveFile } from '@/components/charts/frame/save-file';
import { Button } from '@/components/ui/forms/button';
import { Section } from '@/components/ui/section';
import { Table, type Column } from '@/components/ui/tables/table';
import { ownDataCopy } from '@/lib/content/my-account/own-data';
import type { SavedResearch } from '@/lib/contracts/my-account/privacy';
import { formatLocalMinute } from '@/lib/domain/shared/instants';
import { savedResearchRows, type SavedResearchRow } from './saved-research-rows';
import styles from '@/components/visits/privacy.module.css';

const copy = ownDataCopy.research;
type ResearchListProps = { research: SavedResearch; onDelete: () => void; isDeleting: boolean };

/** The account's saved research: view, export and delete. */
export function ResearchList({ research, onDelete, isDeleting }: ResearchListProps) {
  const rows = savedResearchRows(research);
  if (rows.length === 0)
    return (
      <Section title={copy.title}>
        <p>{copy.none}</p>
      </Section>
    );
  const save = () =>
    saveFile(copy.file, new Blob([JSON.stringify(research, null, 2)], { type: 'application/json;charset=utf-8' }));
  return (
    <>
      <Section title={copy.title}>
        <Table caption={copy.caption} columns={columns} rows={rows} rowKey={({ key }) => key} isWordy />
        <div className={styles.save}>
          <Button weight="outline" onClick={save}>
            {copy.save}
          </Button>
        </div>
      </Section>
      <Section title={copy.deleteTitle} lead={copy.deleteText}>
        <Button weight="danger" size="large" onClick={onDelete} isBusy={isDeleting} busyLabel={ownDataCopy.deleting}>
          {copy.deleteButton}
        </Button>
      </Section>
    </>
  );
}

const columns: readonly Column<SavedResearchRow>[] = [
  { key: 'about', header: 'What', cell: ({ about }) => about, isRowHeader: true, onCard: 'title' },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  { key: 'at', header: 'When', cell: ({ at }) => formatLocalMinute(at) },
];
