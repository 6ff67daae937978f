import { RowLinks } from '@/components/ui/row-links';
import { Section } from '@/components/ui/section';
import type { PlannedPage } from '@/lib/content/pages';
import { paths } from '@/lib/domain/paths';
import { defaultSectors } from '@/lib/domain/sectors';
import { ComingPage } from './coming-page';

const links = defaultSectors.map(({ slug, label }) => ({ label, href: paths.sectorStocks(slug) }));

export function ComingSectorsPage({ page }: { page: PlannedPage }) {
  return (
    <ComingPage page={page}>
      <Section title="The six sectors">
        <RowLinks links={links} />
      </Section>
    </ComingPage>
  );
}
