import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { siteServices } from '@/lib/server/platform/site-services';

/** The current time for a page; the build has no services and uses the machine's clock. */
export const pageNow = () => (isBuilding() ? new Date() : siteServices().now());
