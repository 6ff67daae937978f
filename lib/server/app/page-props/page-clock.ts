import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { siteServices } from '@/lib/server/platform/site-services';

/** The current time for a page. The build has no services, so it uses the system clock. */
export const pageNow = () => (isBuilding() ? new Date() : siteServices().now());
