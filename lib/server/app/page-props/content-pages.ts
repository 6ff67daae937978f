import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { cutCards } from '@/lib/content/marketing/cut-cards';
import { landing2024, withRecordCount } from '@/lib/content/marketing/landing-2024';
import { notStarted } from '@/lib/content/marketing/not-started';
import { subscribe } from '@/lib/content/marketing/subscribe';
import { withFacts } from '@/lib/content/shared/with-facts';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { paths } from '@/lib/domain/shared/paths';
import { storedHomeRecord } from '@/lib/server/marketing/page-props/home';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from './api-client';
import { orNull } from './or-null';
import type { WordsProps } from '@/lib/server/marketing/page-props/words-props';

export const getLandingProps: GetStaticProps<WordsProps> = async () => {
  // Failed calls lead here: the page must not fail with them.
  const record = isBuilding() ? null : await orNull('the record', storedHomeRecord());
  const page = cutCards(landing2024);
  const counted = record ? withFacts(page, (facts) => withRecordCount(facts, record.total)) : page;
  const { props, revalidate } = await contentProps(counted, paths.landing);
  // It shows the curve alone.
  return { props: { ...props, record: record && { ...record, latest: [] } }, revalidate };
};
export const getSubscribeProps: GetStaticProps<WordsProps> = () => contentProps(subscribe, paths.subscribe);

const trades = () => createClient(tradesContract, pageHttp());

/** Revalidation interval, in seconds. */
const revalidateS = 60;

/** A page that says whether live signals have started, from the record. The build has no database. */
async function contentProps(copy: ContentPage, path: string) {
  const page = !isBuilding() && (await haveStarted()) ? withoutNotice(copy) : copy;
  return { props: { page, path, record: null }, revalidate: isBuilding() ? 1 : revalidateS };
}

async function haveStarted() {
  const live = await orNull('live signals', trades().list({ query: { variant: 'live', limit: 1 } }));
  return live !== null && !live.meta.isSample && live.total + live.sealed.length > 0;
}

/** The notice may be in a nested block. Props are JSON in any case. */
const withoutNotice = (page: ContentPage) =>
  JSON.parse(JSON.stringify(page, (_, value: unknown) => (value === notStarted ? undefined : value))) as ContentPage;
