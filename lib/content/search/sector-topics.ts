const ai = ['AI', 'artificial intelligence', 'machine learning'];

/** What people call a sector's business besides its name. A name that is exactly the query comes before a topic. */
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
