import type { accountCalls } from './account-calls';

export type Calls = ReturnType<typeof accountCalls>;

export const loadCalls = async () => (await import('./account-calls')).accountCalls();
