import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { roundsContract, type RoundCard, type RoundPage } from '@/lib/contracts/investing/rounds';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';

const rounds = () => createClient(roundsContract, pageHttp());

export type RoundsProps = { items: readonly RoundCard[] };
export type RoundProps = { round: RoundPage };
export type FirstLookProps = { slug: string };

/** Public rounds only; an investor's browser loads first looks itself. */
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

/** The page is the same for every path, so that it does not reveal which rounds exist. */
export const getFirstLookProps: GetServerSideProps<FirstLookProps> = ({ params }) =>
  Promise.resolve({ props: { slug: String(params?.slug).slice(0, 60) } });
