import { sectorLabel } from '@/lib/domain/research/sectors';

/** Meta description of a sector's two screens. */
export const sectorDescription = (screen: 'stocks' | 'news', slug: string) =>
  screen === 'news'
    ? `The latest news about ${sectorLabel(slug)} stocks, with source and time.`
    : `Compare ${sectorLabel(slug)} stocks by price, growth, earnings and valuation.`;
