import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Table, type Column } from '@/components/ui/tables/table';
import { SampleTag } from '@/components/ui/tag';
import { backgroundLabels, type EqualityCopy } from '@/lib/content/investing/equality';
import type { Equality } from '@/lib/contracts/investing/equality';
import { fullDate } from '@/lib/domain/shared/dates';

type Row = readonly [name: string, people: string | number];
type AnswerTableProps = { copy: EqualityCopy['said']; equality: Equality | null };

/** The latest published self-descriptions, with their denominators. */
export function SelfDescriptionTable({ copy, equality }: AnswerTableProps) {
  const published = equality?.publication;
  if (!published || published.meant + published.other === 0)
    return <EmptyState title={copy.none}>{copy.noneText}</EmptyState>;
  const { groups, merged, meant, other, population } = published;
  const rows: readonly Row[] = [
    ...groups.map(({ background, people }): Row => [backgroundLabels[background], people > 0 ? people : copy.few]),
    ...(merged > 0 ? [[copy.merged, merged] as const] : []),
    [copy.meant, meant],
    [copy.other, other > 0 ? other : copy.few],
    [copy.silent, Math.max(0, population - meant - other)],
    [copy.population, population],
  ];
  const columns: readonly Column<Row>[] = [
    { key: 'group', header: copy.group, cell: ([name]) => name, isRowHeader: true, onCard: 'title' },
    { key: 'people', header: copy.people, cell: ([, people]) => people, isNumeric: true },
  ];
  return (
    <Table
      caption={
        <>
          {copy.caption} {fullDate(published.on)} {equality?.meta.isSample ? <SampleTag /> : null}
        </>
      }
      columns={columns}
      rows={rows}
      rowKey={([name]) => name}
      isWordy
    />
  );
}
