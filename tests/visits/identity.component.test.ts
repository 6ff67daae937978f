import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { clearIdentity, ensureIdentity, readAndSetLastPing } from '@/lib/client/session/identity';
import { consumePendingAction, savePendingAction } from '@/lib/client/session/pending-action';

describe('[S8] the ids of a browser', () => {
  it('are created once, and kept', () => {
    ensureIdentity();
    const first = [Cookies.get('uniqueId'), sessionStorage.getItem('sessionId'), sessionStorage.getItem('lastPing')];
    expect(first[0]).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(first[1]).toMatch(/^[A-Za-z0-9]{20}$/);
    ensureIdentity();
    expect([Cookies.get('uniqueId'), sessionStorage.getItem('sessionId'), sessionStorage.getItem('lastPing')]).toEqual(
      first,
    );
  });

  it('replace what is not an id', () => {
    Cookies.set('uniqueId', 'short');
    ensureIdentity();
    expect(Cookies.get('uniqueId')).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it('are deleted together', () => {
    ensureIdentity();
    clearIdentity();
    expect([Cookies.get('uniqueId'), sessionStorage.getItem('sessionId')]).toEqual([undefined, null]);
    expect(readAndSetLastPing()).toBeUndefined();
    expect(readAndSetLastPing()).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});

it('[S20] a button pressed before the login is continued once, by its own part only', () => {
  savePendingAction('claim cities/chicago-il none');
  expect(consumePendingAction('vote ')).toBeNull();
  expect(consumePendingAction('claim cities/chicago-il ')).toBe('none');
  expect(consumePendingAction('claim cities/chicago-il ')).toBeNull();
});
