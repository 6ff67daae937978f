/** Default sectors and default ticker (section 9). */
export const defaultSectors = [
  { slug: '3d-printing', label: '3D printing' },
  { slug: 'jim-cramer', label: 'Jim Cramer' },
  { slug: 'robotics', label: 'Robotics' },
  { slug: 'semiconductors', label: 'Semiconductors' },
  { slug: 'nft', label: 'NFT' },
  { slug: 'metaverse', label: 'Metaverse' },
] as const;

export const defaultSectorSlugs = defaultSectors.map(({ slug }) => slug);
export const defaultTicker = 'AAPL';

/** The display name of a sector's slug. Unknown slugs are converted to text. */
export function sectorLabel(slug: string) {
  const known = defaultSectors.find((sector) => sector.slug === slug);
  if (known) return known.label;
  const words = slug.replace(/-+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Semiconductor stocks": a sector's name is singular before a noun. */
export const sectorStocksTitle = (name: string) => `${singularSector(name)} stocks`;
export const sectorNewsTitle = (name: string) => `${singularSector(name)} news`;

/** A sector's name in the singular. Names such as "Robotics", "Glass" or "Cannabis" do not change. */
export const singularSector = (name: string) => name.replace(/(\p{L}{2})ies$/u, '$1y').replace(/(?<!ic|[aiosu])s$/, '');
