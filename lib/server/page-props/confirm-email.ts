import type { GetServerSideProps } from 'next';
import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/create-client';
import { failure } from '@/lib/contracts/failure';
import { myAccountContract } from '@/lib/contracts/my-account';
import { visitorHttp } from './visitor-client';

export type ConfirmEmailProps = { state: 'asking' } | { state: 'done' | 'failed'; message: string };

/** Opening the link only asks; pressing the button confirms. */
export const getConfirmEmailProps: GetServerSideProps<ConfirmEmailProps> = async ({ req, res, params }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  if (req.method !== 'POST') return { props: { state: 'asking' } };
  const call = createClient(myAccountContract, visitorHttp(req));
  try {
    const { message } = await call.confirmEmail({ body: { token: String(params?.token) } });
    return { props: { state: 'done', message } };
  } catch (error) {
    const refused = isAxiosError(error) ? failure.safeParse(error.response?.data) : undefined;
    if (!refused?.success) throw error;
    res.statusCode = isAxiosError(error) ? (error.response?.status ?? 500) : 500;
    return { props: { state: 'failed', message: refused.data.message } };
  }
};
