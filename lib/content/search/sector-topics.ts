const ai = ['AI', 'artificial intelligence', 'machine learning'];

/** Other terms for a sector's business. An entry whose name equals the query ranks above these. */
export const sectorTopics: Readonly<Record<string, readonly string[]>> = {
  '3d-printing': ['additive manufacturing', '3D printers'],
  robotics: ['robots', 'automation', ...ai],
  semiconductors: ['chips', 'microchips', 'chipmakers', ...ai],
  nft: ['crypto', 'cryptocurrency', 'bitcoin', 'blockchain', 'digital collectibles'],
  metaverse: ['virtual reality', 'VR', 'augmented reality', 'gaming'],
  cybersecurity: ['network security', 'data security', 'hacking'],
  'cloud-software': ['SaaS', 'cloud computing', 'software', ...ai],
  'clean-energy': ['solar', 'wind power', 'renewable energy', 'green energy', 'fuel cells'],
  'electric-vehicles': ['EV', 'electric cars', 'batteries', 'carmakers', 'charging stations'],
};
