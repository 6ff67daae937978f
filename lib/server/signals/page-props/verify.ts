import type { GetStaticProps } from 'next';
import { verifyPage, type VerifyPageCopy } from '@/lib/content/signals/verify-page';

export const getVerifyProps: GetStaticProps<{ copy: VerifyPageCopy }> = () => ({ props: { copy: verifyPage } });
