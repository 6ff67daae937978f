import { act, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSession, restore, useSession } from '@/lib/client/session/session';
import { followSession, register } from '@/lib/client/session/session-actions';
import { sessionRecord } from '@/tests/support/api/session';

const record = sessionRecord();

beforeEach(() => restore());

describe('other tabs', () => {
  const otherTab = () => new BroadcastChannel('session');

  it('[G6] [R21] follow a logout and an account switch, and broadcast nothing themselves', async () => {
    register(record, { kind: 'user' });
    const stop = followSession();
    const { result } = renderHook(() => useSession());
    const other = otherTab();
    const onChange = vi.fn();
    other.addEventListener('message', onChange);
    const shown: (string | undefined)[] = [];

    // This tab must use the message: its cookies may be outdated, because another process wrote them.
    for (const user of [null, { id: 'user-2', name: 'Bo Day', kind: 'user' }]) {
      await act(async () => {
        const changed = new Promise((resolve) => otherTabHeard(resolve));
        other.postMessage({ user });
        await changed;
      });
      shown.push(result.current.user?.id);
    }
    expect(shown).toEqual([undefined, 'user-2']);
    expect(onChange).not.toHaveBeenCalled();
    stop();
    other.close();
  });

  it('[G6] are notified of a login here', async () => {
    const other = otherTab();
    const message = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }));
    register(record, { kind: 'user' });
    await message;
    other.close();
  });

  it('[R21] are read again when the browser restores a page from its back-forward cache', () => {
    register(record, { kind: 'user' });
    const stop = followSession();
    Cookies.remove('user', { path: '/' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(getSession().user).toBeNull();
    stop();
  });
});

/** Resolves when a third tab has received the message, by which time this tab has received it too. */
function otherTabHeard(done: (value: unknown) => void) {
  const third = new BroadcastChannel('session');
  third.addEventListener('message', (event) => (third.close(), setTimeout(done, 0, event)), { once: true });
}
