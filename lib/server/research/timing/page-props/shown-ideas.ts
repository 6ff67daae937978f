import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { trackerContract, type PublicIdea } from '@/lib/contracts/leads/tracker';
import { siteServices } from '@/lib/server/platform/site-services';
import { pageHttp } from '@/lib/server/app/page-props/api-client';

/** The tracker's public ideas; null if they could not be loaded, because the form works without them. */
export async function shownIdeas(): Promise<readonly PublicIdea[] | null> {
  try {
    return (await createClient(trackerContract, pageHttp()).list()).items;
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    siteServices().log.warn({ status: error.response?.status }, 'could not load the public tracker');
    return null;
  }
}
