import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Table, type Column } from '@/components/ui/tables/table';
import { SampleTag } from '@/components/ui/tag';
import { backgroundLabels, type EqualityCopy } from '@/lib/content/investing/equality';
import type { Equality } from '@/lib/contracts/investing/equality';
import { fullDate } from '@/lib/domain/shared/dates';

type Row = readonly [name: string, people: string | number];
type SaidTableProps = { words: EqualityCopy['said']; equality: Equality | null };

/** What was published last, its denominators included. */
export function SaidTable({ words, equality }: SaidTableProps) {
  const published = equality?.publication;
  if (!published || published.meant + published.other === 0)
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  const { groups, merged, meant, other, population } = published;
  const rows: readonly Row[] = [
    ...groups.map(({ background, people }): Row => [backgroundLabels[background], people > 0 ? people : words.few]),
    ...(merged > 0 ? [[words.merged, merged] as const] : []),
    [words.meant, meant],
    [words.other, other > 0 ? other : words.few],
    [words.silent, Math.max(0, population - meant - other)],
    [words.population, population],
  ];
  const columns: readonly Column<Row>[] = [
    { key: 'group', header: words.group, cell: ([name]) => name, isRowHeader: true, onCard: 'title' },
    { key: 'people', header: words.people, cell: ([, people]) => people, isNumeric: true },
  ];
  return (
    <Table
      caption={
        <>
          {words.caption} {fullDate(published.on)} {equality?.meta.isSample ? <SampleTag /> : null}
        </>
      }
      columns={columns}
      rows={rows}
      rowKey={([name]) => name}
      isWordy
    />
  );
}
