import { paths } from '@/lib/domain/shared/paths';

const fragment = '#saved-screens';

/** The screener with the saved screens open. */
export const savedScreensPath = `${paths.screener}${fragment}`;

export const opensSavedScreens = (address: string) => address.endsWith(fragment);
