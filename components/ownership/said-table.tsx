import { EmptyState } from '@/components/ui/empty-state';
import { PlainTable } from '@/components/ui/plain-table';
import { SampleTag } from '@/components/ui/tag';
import { backgroundLabels, type EqualityWords } from '@/lib/content/equality';
import type { Equality } from '@/lib/contracts/equality';
import { fullDate } from '@/lib/domain/dates';

type SaidTableProps = { words: EqualityWords['said']; equality: Equality | null };

/** What was published last, its denominators included. */
export function SaidTable({ words, equality }: SaidTableProps) {
  const published = equality?.publication;
  if (!published || published.meant + published.other === 0)
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  const { groups, merged, meant, other, population } = published;
  const rows: [string, string | number][] = [
    ...groups.map(({ background, people }): [string, string | number] => [
      backgroundLabels[background],
      people > 0 ? people : words.few,
    ]),
    [words.merged, merged > 0 ? merged : words.few],
    [words.meant, meant],
    [words.other, other > 0 ? other : words.few],
    [words.silent, Math.max(0, population - meant - other)],
    [words.population, population],
  ];
  return (
    <PlainTable
      caption={
        <>
          {words.caption} {fullDate(published.on)} {equality?.meta.isSample ? <SampleTag /> : null}
        </>
      }
      columns={[{ header: words.group }, { header: words.people, isNumeric: true, isAside: true }]}
      rows={rows.map(([name, people]) => ({ key: name, cells: [name, people] }))}
    />
  );
}
