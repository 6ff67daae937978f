import { StatusPage } from '@/components/brokerage/application/status/status-page';

export default StatusPage;
