import { beforeEach } from 'vitest';
import { setNavigator } from '@/lib/client/http/navigation';
import type { SearchResultGroup } from '@/lib/domain/search/search-results';
import { modalPage } from './modals';

export const searchItem = (title: string, path: string, text: string | null = null) => ({
  ...{ title, path, text, mark: null, quote: null, isExact: false },
});
export const apple: SearchResultGroup = { kind: 'stock', items: [searchItem('AAPL', '/stocks/AAPL', 'Apple Inc.')] };

/** Renders a page with the search dialog, and records the URLs it navigates to. */
export function searchPage() {
  const { user, show } = modalPage();
  const gone: string[] = [];
  beforeEach(() => {
    gone.length = 0;
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => undefined;
    setNavigator({ go: (path) => void gone.push(path), reload: () => undefined });
  });
  const open = async () => {
    const dialog = await show('search');
    return { dialog, field: await dialog.findByRole('combobox') };
  };
  return { user, show, gone, open };
}
