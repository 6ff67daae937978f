import { act, cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach } from 'vitest';
import { restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { sessionRecord } from './session';

/**
 * Returns a function that signs in within a test, without calling a server. After each test the member is signed out.
 */
export function signingIn() {
  afterEach(() => {
    // A component that is still mounted would reload its data as a visitor.
    cleanup();
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
    localStorage.clear();
    act(() => restore());
  });
  return (kind: AccountKind = 'user') => act(() => register(sessionRecord(), { kind }));
}
