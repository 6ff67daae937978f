import { RowLinks } from '@/components/ui/tables/row-links';
import { Section } from '@/components/ui/section';
import { searchCopy as copy } from '@/lib/content/search/search';
import type { NamedPage } from '../errors/page-suggestions';

/** All sectors, as suggestions when the URL has an unknown sector. */
export function KnownSectors({ sectors }: { sectors: readonly NamedPage[] }) {
  if (sectors.length === 0) return null;
  return (
    <Section title={copy.sectors}>
      <RowLinks isInColumns links={sectors.map(({ path, title }) => ({ href: path, label: title }))} />
    </Section>
  );
}
