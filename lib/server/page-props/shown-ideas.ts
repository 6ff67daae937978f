import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/create-client';
import { trackerContract, type PublicIdea } from '@/lib/contracts/tracker';
import { log } from '../log';
import { pageHttp } from './api-client';

/** The ideas of the public tracker; null when they could not be read, which is no reason to withhold the form. */
export async function shownIdeas(): Promise<readonly PublicIdea[] | null> {
  try {
    return (await createClient(trackerContract, pageHttp()).list()).items;
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    log.warn({ status: error.response?.status }, 'the public tracker could not be read for its page');
    return null;
  }
}
