import type { GetStaticProps } from 'next';
import { aboutValues } from '@/lib/content/about-values';
import { ambassador } from '@/lib/content/ambassador';
import type { ContentPage } from '@/lib/content/blocks';
import { cityOwner } from '@/lib/content/city-owner';
import { withEarnings } from '@/lib/content/earnings-view';
import { impactInvestor } from '@/lib/content/impact-investor';
import { investor } from '@/lib/content/investor';
import { openAccount } from '@/lib/content/open-account';
import { universityOwner } from '@/lib/content/university-owner';
import { earningsStatistics } from '@/lib/domain/earnings';
import { paths } from '@/lib/domain/paths';
import { now } from '@/lib/server/clock';
import type { WordsProps } from './words';

const wordsOf =
  (page: ContentPage, path: string): GetStaticProps<WordsProps> =>
  () => ({ props: { page, path, record: null } });

/** Nobody is an ambassador before links are given out: the list of payouts is empty, and the page says so. */
export const getAmbassadorProps: GetStaticProps<WordsProps> = (context) => {
  const today = now().toISOString().slice(0, 10);
  return wordsOf(withEarnings(ambassador, earningsStatistics([], today)), paths.ambassador)(context);
};

export const getInvestorProps = wordsOf(investor, paths.investor);
export const getCityOwnerProps = wordsOf(cityOwner, paths.cityOwner);
export const getUniversityOwnerProps = wordsOf(universityOwner, paths.universityOwner);
export const getAboutValuesProps = wordsOf(aboutValues, paths.aboutValues);
export const getImpactInvestorProps = wordsOf(impactInvestor, paths.impactInvestor);
export const getOpenAccountProps = wordsOf(openAccount, paths.openAccount);
