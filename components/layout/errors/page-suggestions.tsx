import { useSyncExternalStore } from 'react';
import { RowLinks } from '@/components/ui/tables/row-links';
import { Section } from '@/components/ui/section';
import { searchCopy as copy } from '@/lib/content/search/search';
import { nearestPages } from '@/lib/domain/shared/nearest-pages';

export type NamedPage = { path: string; title: string };

const never = () => () => undefined;

/**
 * The pages most similar to the requested URL. They are found in the browser, because the page is the same for all
 * URLs.
 */
export function PageSuggestions({ pages }: { pages: readonly NamedPage[] }) {
  const address = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );
  const nearest = nearestPages(address, pages);
  if (nearest.length === 0) return null;
  return (
    <Section title={copy.suggestions}>
      <RowLinks links={nearest.map(({ path, title }) => ({ href: path, label: title }))} />
    </Section>
  );
}
