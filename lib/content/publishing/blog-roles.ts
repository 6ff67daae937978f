/** Who writes, by the roles of the team: no name is invented. */
export const teamAuthors = [
  { id: 'founder', name: 'Founder', about: 'Answers for the whole, and signs the weekly report.' },
  {
    id: 'sector-research',
    name: 'Sector research',
    about: 'Keeps the charts of every sector right and their sources named.',
  },
  { id: 'options-desk', name: 'Options desk', about: 'Issues each signal and closes it in public.' },
  { id: 'site-engineering', name: 'Site engineering', about: 'Keeps the site up, fast and honest about its faults.' },
  { id: 'ambassador-care', name: 'Ambassador care', about: 'Explains every payout, and every one that was not made.' },
  { id: 'rules-and-compliance', name: 'Rules and compliance', about: 'Reads each claim before you do.' },
  { id: 'investor-relations', name: 'Investor relations', about: 'Shows each round first to those who asked for it.' },
] as const;

export const firstCategories = [
  { slug: 'how-we-count', name: 'How we count', description: 'Every figure on this site, with the rule behind it.' },
  { slug: 'signals', name: 'Signals', description: 'Options, what they can do and what the record shows.' },
  { slug: 'sectors', name: 'Sectors', description: 'Companies side by side, and what their reports leave out.' },
  { slug: 'charts', name: 'Charts', description: 'Shapes in prices, defined so that they can be checked.' },
  { slug: 'membership', name: 'Membership', description: 'What you pay for, what you get, and how you leave.' },
  { slug: 'how-we-work', name: 'How we work', description: 'How this site is made, and how it fails.' },
] as const;
