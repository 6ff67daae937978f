import { act, cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach } from 'vitest';
import { restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { sessionRecord } from './session';

/** Answers how to sign in within a test; after each test no one is signed in, and no server was asked. */
export function signingIn() {
  afterEach(() => {
    // A part that is still there would ask again as a visitor.
    cleanup();
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
    localStorage.clear();
    act(() => restore());
  });
  return (kind: AccountKind = 'user') => act(() => register(sessionRecord(), { kind }));
}
