import { RowLinks } from '@/components/ui/tables/row-links';
import { Section } from '@/components/ui/section';
import { searchCopy as copy } from '@/lib/content/search/search';
import type { NamedPage } from '../errors/page-suggestions';

/** The sectors that there are: what an address of one that there is not could have named. */
export function KnownSectors({ sectors }: { sectors: readonly NamedPage[] }) {
  if (sectors.length === 0) return null;
  return (
    <Section title={copy.sectors}>
      <RowLinks links={sectors.map(({ path, title }) => ({ href: path, label: title }))} />
    </Section>
  );
}
