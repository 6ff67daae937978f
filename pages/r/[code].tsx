import { InactiveLinkPage } from '@/components/referrals/inactive-link-page';

export { getShortLinkProps as getServerSideProps } from '@/lib/server/app/page-props/short-link';
export default InactiveLinkPage;
