import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { equalityPage, type EqualityWords } from '@/lib/content/equality';
import { equalityContract, type Equality } from '@/lib/contracts/equality';
import { isBuilding } from '../env';
import { pageHttp } from './api-client';

export type EqualityProps = { words: EqualityWords; equality: Equality | null };

export const getEqualityProps: GetStaticProps<EqualityProps> = async () => {
  const words = equalityPage;
  if (isBuilding()) return { props: { words, equality: null }, revalidate: 1 };
  return { props: { words, equality: await createClient(equalityContract, pageHttp()).read() }, revalidate: 60 };
};
