import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { aboutValues } from '@/lib/content/marketing/about-values';
import { ambassador } from '@/lib/content/marketing/ambassador';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { cityOwner } from '@/lib/content/marketing/city-owner';
import { withEarnings } from '@/lib/content/referrals/earnings-view';
import { impactInvestor } from '@/lib/content/marketing/impact-investor';
import { investor } from '@/lib/content/marketing/investor';
import { openAccount } from '@/lib/content/brokerage/open-account';
import { universityOwner } from '@/lib/content/marketing/university-owner';
import { availableFact } from '@/lib/content/places/place-states';
import { withOpeningFacts } from '@/lib/content/shared/with-opening-facts';
import { placesContract } from '@/lib/contracts/places/places';
import type { PlaceKind } from '@/lib/domain/places/places';
import { earningsStatistics } from '@/lib/domain/referrals/earnings';
import { paths } from '@/lib/domain/shared/paths';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { pageNow } from '@/lib/server/app/page-props/page-clock';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { withReportFact } from './report-figure';
import type { WordsProps } from '@/lib/server/app/page-props/content-pages';

const wordsOf =
  (page: ContentPage, path: string): GetStaticProps<WordsProps> =>
  () => ({ props: { page, path, record: null } });

/** There are no ambassadors before links are issued: the list of payouts is empty, and the page says so. */
export const getAmbassadorProps: GetStaticProps<WordsProps> = (context) => {
  const today = pageNow().toISOString().slice(0, 10);
  return wordsOf(withEarnings(ambassador, earningsStatistics([], today)), paths.ambassador)(context);
};

export const getInvestorProps = wordsOf(investor, paths.investor);

const revalidateS = 60;

/** A page about a role, which says how many places are available now. */
const ownerProps =
  (page: ContentPage, path: string, kind: PlaceKind): GetStaticProps<WordsProps> =>
  async () => {
    const totals = isBuilding()
      ? null
      : await orNull('how many places are available', createClient(placesContract, pageHttp()).totals());
    const counted = totals ? withOpeningFacts(page, (facts) => [...facts, availableFact(kind, totals[kind])]) : page;
    return { props: { page: counted, path, record: null }, revalidate: isBuilding() ? 1 : revalidateS };
  };
export const getCityOwnerProps = ownerProps(cityOwner, paths.cityOwner, 'cities');
export const getUniversityOwnerProps = ownerProps(universityOwner, paths.universityOwner, 'schools');

/** The page counts the weekly reports, which are published while the site runs. */
export const getAboutValuesProps: GetStaticProps<WordsProps> = async () => ({
  props: { page: await withReportFact(aboutValues), path: paths.aboutValues, record: null },
  revalidate: isBuilding() ? 1 : revalidateS,
});

export const getImpactInvestorProps = wordsOf(impactInvestor, paths.impactInvestor);
export const getOpenAccountProps = wordsOf(openAccount, paths.openAccount);
