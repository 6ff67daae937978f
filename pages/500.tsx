import { ServerErrorPage } from '@/components/layout/errors/server-error-page';

export default ServerErrorPage;
