/** Authors are listed by team role. */
export const teamAuthors = [
  { id: 'founder', name: 'Founder', about: 'Leads the company and signs the weekly report.' },
  {
    id: 'sector-research',
    name: 'Sector research',
    about: 'Maintains sector charts and cites their sources.',
  },
  { id: 'options-desk', name: 'Options desk', about: 'Issues every signal and publishes its result.' },
  { id: 'site-engineering', name: 'Site engineering', about: 'Keeps the site fast and reliable.' },
  { id: 'ambassador-care', name: 'Ambassador support', about: 'Handles ambassador payouts and questions.' },
  { id: 'rules-and-compliance', name: 'Compliance', about: 'Reviews every claim before it’s published.' },
  { id: 'investor-relations', name: 'Investor relations', about: 'Answers questions from investors.' },
] as const;

export const firstCategories = [
  { slug: 'how-we-count', name: 'Methodology', description: 'How we calculate every figure on this site.' },
  { slug: 'signals', name: 'Signals', description: 'Options strategies and our track record.' },
  { slug: 'sectors', name: 'Sectors', description: 'Sector comparisons and company financials.' },
  { slug: 'charts', name: 'Charts', description: 'Chart patterns with clear definitions.' },
  { slug: 'membership', name: 'Membership', description: 'Plans, benefits and billing.' },
  { slug: 'how-we-work', name: 'How we work', description: 'How we build and run this site.' },
] as const;
