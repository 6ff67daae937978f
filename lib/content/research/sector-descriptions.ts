import { sectorLabel, sectorStocksTitle } from '@/lib/domain/research/sectors';

/** Meta description of a sector's stocks or news page. */
export const sectorDescription = (screen: 'stocks' | 'news', slug: string) =>
  screen === 'news'
    ? `The latest news about ${sectorStocksTitle(sectorLabel(slug))}, with source and time.`
    : `Compare ${sectorStocksTitle(sectorLabel(slug))} by price, growth, earnings and valuation.`;
