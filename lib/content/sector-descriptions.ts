import { sectorLabel } from '@/lib/domain/sectors';

/** What a search engine shows of a sector's two screens: each sector's own. */
export const sectorDescription = (screen: 'stocks' | 'news', slug: string) =>
  screen === 'news'
    ? `What was written about the ${sectorLabel(slug)} sector, with its source and time.`
    : `The stocks of the ${sectorLabel(slug)} sector side by side, with the sector’s median.`;
