import { MyDataPage } from '@/components/privacy/my-data-page';

export default MyDataPage;
