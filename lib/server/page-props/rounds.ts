import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { roundsContract, type RoundCard, type RoundPage } from '@/lib/contracts/rounds';
import { pageHttp } from './api-client';
import { isMissing } from './is-missing';

const rounds = () => createClient(roundsContract, pageHttp());

export type RoundsProps = { items: readonly RoundCard[] };
export type RoundProps = { round: RoundPage };
export type FirstLookProps = { slug: string };

/** What everybody sees; the first look is asked by the investor's own browser. */
export const getRoundsProps: GetServerSideProps<RoundsProps> = async () => {
  const { items } = await rounds().list();
  return { props: { items } };
};

export const getRoundProps: GetServerSideProps<RoundProps> = async ({ params }) => {
  try {
    return { props: { round: await rounds().read({ params: { slug: String(params?.slug) } }) } };
  } catch (error) {
    if (isMissing(error)) return { notFound: true };
    throw error;
  }
};

/** The same for every address, so that it tells nobody which rounds there are. */
export const getFirstLookProps: GetServerSideProps<FirstLookProps> = ({ params }) =>
  Promise.resolve({ props: { slug: String(params?.slug).slice(0, 60) } });
