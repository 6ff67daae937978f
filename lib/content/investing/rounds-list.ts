/**
 * Risks of all rounds. In a separate file, because only the list shows them and a round's page loads the other copy.
 */
export const roundRisks = {
  title: 'Risks of any round',
  lead: 'They come with every equity crowdfunding round. Form C adds those of the company.',
  risks: [
    { name: 'Loss', text: 'Most young companies fail. You can lose your entire investment.' },
    {
      name: 'No quick sale',
      text: 'The law restricts resale for one year, with few exceptions. After that there may still be no buyer.',
    },
    {
      name: 'SAFEs',
      text: 'A SAFE is not a share. It may never convert into one, and you may get nothing back.',
    },
    { name: 'Dilution', text: 'Later rounds issue new shares and reduce your percentage of the company.' },
    { name: 'Little information', text: 'You get an annual report, not the quarterly reports of a listed company.' },
    { name: 'No set value', text: 'No market sets the price. It may be more than the company is worth.' },
  ],
} as const;

/** Login link for visitors, shown with rounds in their first look. */
export const firstLookLogin = 'Log in to view rounds in first look';
