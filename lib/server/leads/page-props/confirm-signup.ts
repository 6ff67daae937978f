import type { GetServerSideProps } from 'next';
import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { failure } from '@/lib/contracts/shared/failure';
import { simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { siteServices } from '@/lib/server/platform/site-services';
import { visitorHttp } from '@/lib/server/app/page-props/visitor-client';

export type ConfirmSignupProps =
  | { state: 'asking' }
  | { state: 'done'; message: string; invite: string | null; place: string | null; appLink: string | null }
  | { state: 'failed'; message: string; isSpent: boolean };

/** Opening the link shows a button that confirms, because programs that scan mail also open links. */
export const getConfirmSignupProps: GetServerSideProps<ConfirmSignupProps> = async ({ req, res, params }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  if (req.method !== 'POST') return { props: { state: 'asking' } };
  const call = createClient(simpleSignupContract, visitorHttp(req));
  try {
    const { message, invite, place } = await call.confirm({ body: { token: String(params?.token) } });
    return { props: { state: 'done', message, invite, place, appLink: siteServices().settings().appLinkUrl ?? null } };
  } catch (error) {
    const refused = isAxiosError(error) ? failure.safeParse(error.response?.data) : undefined;
    if (!refused?.success) throw error;
    res.statusCode = isAxiosError(error) ? (error.response?.status ?? 500) : 500;
    return { props: { state: 'failed', message: refused.data.message, isSpent: spent.includes(res.statusCode) } };
  }
};

/** Status codes of a link that has expired, was used, or was never sent. */
const spent = [400, 404, 410];
