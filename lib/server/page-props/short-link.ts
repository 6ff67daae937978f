import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { referralsContract } from '@/lib/contracts/referrals';
import { shortLinkTarget } from '@/lib/domain/referral-link';
import { pageHttp } from './api-client';
import { isMissing } from './is-missing';

/** Sends on whoever opened a working link; any other is answered with a page that says so, and 404. */
export const getShortLinkProps: GetServerSideProps = async ({ params, query, res }) => {
  // A redirect that a cache kept would count nobody after the first, and outlive the link.
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
    // 400 is a code that no link has.
    if (isMissing(error)) return undefined;
    throw error;
  }
}
