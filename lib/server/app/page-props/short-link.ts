import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { shortLinkTarget } from '@/lib/domain/referrals/referral-link';
import { pageHttp } from './api-client';
import { isMissing } from './is-missing';

/** Redirects a valid short link; any other gets a 404 page. */
export const getShortLinkProps: GetServerSideProps = async ({ params, query, res }) => {
  // If the redirect were cached, later clicks would not be counted and it would outlive the link.
  res.setHeader('Cache-Control', 'private, no-store');
  const code = await findCode(String(params?.code));
  if (code === undefined) {
    res.statusCode = 404;
    return { props: {} };
  }
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (typeof value === 'string') asked.set(name, value);
  return { redirect: { destination: shortLinkTarget(code, asked), statusCode: 302 } };
};

async function findCode(asked: string) {
  try {
    const { code } = await createClient(referralsContract, pageHttp()).show({ params: { code: asked } });
    return code;
  } catch (error) {
    // A 400 means that the code is not well formed.
    if (isMissing(error)) return undefined;
    throw error;
  }
}
