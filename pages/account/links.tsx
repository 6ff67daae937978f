import { LinksPage } from '@/components/referrals/links-page';

export default LinksPage;
