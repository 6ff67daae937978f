import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { equalityPage, type EqualityCopy } from '@/lib/content/investing/equality';
import { equalityContract, type Equality } from '@/lib/contracts/investing/equality';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from '@/lib/server/app/page-props/api-client';

export type EqualityProps = { copy: EqualityCopy; equality: Equality | null };

export const getEqualityProps: GetStaticProps<EqualityProps> = async () => {
  const copy = equalityPage;
  if (isBuilding()) return { props: { copy, equality: null }, revalidate: 1 };
  return { props: { copy, equality: await createClient(equalityContract, pageHttp()).read() }, revalidate: 60 };
};
