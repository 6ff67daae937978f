import { ServerErrorPage } from '@/components/layout/server-error-page';

export default ServerErrorPage;
