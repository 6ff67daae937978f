import { paths } from '@/lib/domain/shared/paths';

const fragment = '#saved-screens';

/** URL of the screener with the list of saved screens open. */
export const savedScreensPath = `${paths.screener}${fragment}`;

export const opensSavedScreens = (address: string) => address.endsWith(fragment);
