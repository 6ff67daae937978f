import { StatusPage } from '@/components/account-opening/status-page';

export default StatusPage;
