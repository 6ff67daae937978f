import { Sparkline } from '@/components/charts/lines/sparkline';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import type { Column } from '@/components/ui/tables/table';
import { sectorsPage } from '@/lib/content/research/sectors-pages';
import { paths } from '@/lib/domain/shared/paths';
import type { ListedSector } from '@/lib/server/research/sectors/page-props/listed-sector';

/** Columns of the sector comparison. */
export const insightColumns: readonly Column<ListedSector>[] = [
  {
    key: 'name',
    header: 'Sector',
    isRowHeader: true,
    onCard: 'line',
    cell: ({ slug, name }) => <Link href={paths.sectorStocks(slug)}>{name}</Link>,
  },
  { key: 'members', header: 'Stocks', isNumeric: true, cell: ({ members }) => members },
  { key: 'year', header: 'Year', isNumeric: true, cell: ({ year }) => year },
  { key: 'revenue', header: 'Revenue', isNumeric: true, cell: ({ revenue }) => revenue },
  { key: 'income', header: 'Net income', isNumeric: true, cell: ({ income }) => income },
  { key: 'cash-flow', header: 'Cash flow', isNumeric: true, cell: ({ cashFlow }) => cashFlow },
  { key: 'pe', header: 'Median P/E', isNumeric: true, cell: ({ pe }) => pe },
  {
    key: 'year-change',
    header: sectorsPage.columns.year,
    isNumeric: true,
    cell: ({ yearChange: { percent, text } }) => (
      <SignedFigure of={percent ?? 0} hasMark>
        {text}
      </SignedFigure>
    ),
  },
  {
    key: 'line',
    header: 'Monthly index',
    cell: ({ index: { values, summary } }) => <Sparkline values={values} summary={summary} />,
  },
];
