/** Whose list is shown: a visitor's has no current rows; `pending` and `lost` are a member's that is not there yet. */
export type ListReader = 'visitor' | 'pending' | 'lost' | 'member';

type Reading = { isSignedIn: boolean; isLoaded: boolean; isFailed: boolean };

export const listReader = ({ isSignedIn, isLoaded, isFailed }: Reading): ListReader =>
  !isSignedIn ? 'visitor' : isFailed ? 'lost' : isLoaded ? 'member' : 'pending';
