import { MyDataPage } from '@/components/my-account/my-data-page';

export default MyDataPage;
