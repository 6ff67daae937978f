import type { GetServerSideProps } from 'next';
import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { failure } from '@/lib/contracts/shared/failure';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { visitorHttp } from '@/lib/server/app/page-props/visitor-client';

type Purpose = 'confirmEmail' | 'cancelEmail';

export type EmailLinkProps = { purpose: Purpose } & (
  { state: 'asking' } | { state: 'done' | 'failed'; message: string }
);

/** Opening the link shows a button that makes the API request, because programs that scan mail also open links. */
const emailLinkProps =
  (purpose: Purpose): GetServerSideProps<EmailLinkProps> =>
  async ({ req, res, params }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    if (req.method !== 'POST') return { props: { purpose, state: 'asking' } };
    const call = createClient(myAccountContract, visitorHttp(req));
    try {
      const { message } = await call[purpose]({ body: { token: String(params?.token) } });
      return { props: { purpose, state: 'done', message } };
    } catch (error) {
      const refused = isAxiosError(error) ? failure.safeParse(error.response?.data) : undefined;
      if (!refused?.success) throw error;
      res.statusCode = isAxiosError(error) ? (error.response?.status ?? 500) : 500;
      return { props: { purpose, state: 'failed', message: refused.data.message } };
    }
  };

export const getConfirmEmailProps = emailLinkProps('confirmEmail');
export const getCancelEmailProps = emailLinkProps('cancelEmail');
