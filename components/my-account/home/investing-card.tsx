import { homePartCopy } from '@/lib/content/my-account/home';
import { paths } from '@/lib/domain/shared/paths';
import { CardLink, HomeCard } from './home-card';

const copy = homePartCopy.investing;

/** Links to an investor's rounds and projects. */
export const InvestingCard = () => (
  <HomeCard title={copy.title} aside={<CardLink href={paths.accountInvesting}>{copy.link}</CardLink>} />
);
