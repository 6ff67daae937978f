import { paths } from '@/lib/domain/shared/paths';
import type { teamAuthors } from './blog-roles';

type AuthorLink = { label: string; href: string };

/** The page on which each team's work can be checked. */
const links: Record<(typeof teamAuthors)[number]['id'], AuthorLink> = {
  founder: { label: 'Read the weekly reports', href: paths.weeklyReports },
  'sector-research': { label: 'Browse sectors', href: paths.sectors },
  'options-desk': { label: 'View the track record', href: paths.optionsSignals },
  'site-engineering': { label: 'Read about how we work', href: paths.aboutValues },
  'ambassador-care': { label: 'Read the referral terms', href: paths.ambassador },
  'rules-and-compliance': { label: 'Read the disclosures', href: paths.disclosures },
  'investor-relations': { label: 'View rounds', href: paths.rounds },
};

/** Links for an author: where to check their work, if there is such a page, and where to ask a question. */
export const authorLinks = (id: string): AuthorLink[] => [
  ...Object.entries(links).flatMap(([author, link]) => (author === id ? [link] : [])),
  { label: 'Contact us', href: paths.contact },
];

/** Number of the author's posts, and where positions are disclosed. */
export const authorFacts = (posts: number) =>
  `${posts === 1 ? '1 post' : `${posts} posts`}. Each discloses the author’s positions in the stocks it mentions.`;
