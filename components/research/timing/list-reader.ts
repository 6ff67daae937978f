/**
 * The reader of a list. Visitors get no current rows; for members the list may still be `pending` or have failed to
 * load (`lost`).
 */
export type ListReader = 'visitor' | 'pending' | 'lost' | 'member';

type Reading = { isSignedIn: boolean; isLoaded: boolean; isFailed: boolean };

export const listReader = ({ isSignedIn, isLoaded, isFailed }: Reading): ListReader =>
  !isSignedIn ? 'visitor' : isFailed ? 'lost' : isLoaded ? 'member' : 'pending';
