import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestRouter } from '../router';

const user = userEvent.setup();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  window.history.replaceState(null, '', '/');
});

const january = new Date(Date.UTC(2026, 0, 1, 12));

/** The minutes by which a time zone is behind UTC in January. */
const behindUtc = (timeZone: string) => {
  const there = new Date(`${january.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  return (january.getTime() - there.getTime()) / 60_000;
};

const clockIn = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behindUtc(timeZone));
  return vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};

/** Opens a page in a build with this setting, in a browser with this time zone. */
async function open({ rule = '', timeZone = 'America/New_York', address = '/?utm_source=letter&referredBy=ann' } = {}) {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_CONSENT_REQUIRED', rule);
  const nameAsked = clockIn(timeZone);
  window.history.replaceState(null, '', address);
  const { DeferredEffects: Companion } = await import('@/components/layout/shell/deferred-effects');
  const { readReferral } = await import('@/lib/client/visits/attribution');
  render(
    <TestRouter>
      <Companion />
    </TestRouter>,
  );
  return { readReferral, nameAsked };
}

const line = () => screen.queryByRole('region', { name: 'Cookie consent' });
const kept = () => [Object.keys(Cookies.get()).sort(), sessionStorage.length, localStorage.length];
const nothing = [[], 0, 0];

describe('[J2] consent', () => {
  it('is not requested where no law requires it: the specification’s cookies are set', async () => {
    await open();
    await waitFor(() => expect(localStorage.getItem('touches')).not.toBeNull());
    expect(Object.keys(Cookies.get()).sort()).toEqual(['referredBy', 'uniqueId', 'utm_source']);
    expect(line()).toBeNull();
  });

  it('does not look up the time zone’s name, which is slow, where the offset is enough', async () => {
    const { nameAsked } = await open();
    await waitFor(() => expect(localStorage.getItem('touches')).not.toBeNull());
    expect(nameAsked).not.toHaveBeenCalled();
  });

  it.each([
    { timeZone: 'Europe/Berlin' },
    { timeZone: 'Atlantic/Canary' },
    { timeZone: 'Asia/Nicosia' },
    { timeZone: 'Indian/Reunion' },
    { timeZone: 'Europe/Samara' },
    { timeZone: 'America/Martinique' },
    { timeZone: 'America/Cayenne' },
    { rule: 'everywhere' },
  ])('comes before anything that identifies a browser: %j', async (place) => {
    const { readReferral } = await open(place);
    expect(await screen.findByRole('region', { name: 'Cookie consent' })).toBeVisible();
    expect(kept()).toEqual(nothing);
    expect(readReferral()).toBe('ann');
  });

  it('is never requested by a build with that setting', async () => {
    await open({ rule: 'never', timeZone: 'Europe/Berlin' });
    expect(Cookies.get('uniqueId')).toHaveLength(20);
    expect(line()).toBeNull();
  });

  it('once given, records how the current visit began', async () => {
    await open({ timeZone: 'Europe/Paris' });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(line()).toBeNull();
    expect(Cookies.get()).toMatchObject({ consent: 'yes', referredBy: 'ann', utm_source: 'letter' });
    expect(Cookies.get('uniqueId')).toHaveLength(20);
    await waitFor(() => expect(localStorage.getItem('touches')).toContain('letter'));
  });

  it('once refused, stores only the refusal', async () => {
    await open({ timeZone: 'Europe/Paris' });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(line()).toBeNull();
    expect(kept()).toEqual([['consent'], 0, 0]);
    await open({ timeZone: 'Europe/Paris' });
    expect(kept()).toEqual([['consent'], 0, 0]);
  });

  it('is not requested from a browser that sends a privacy signal', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await open({ rule: 'everywhere' });
    expect(kept()).toEqual(nothing);
    expect(line()).toBeNull();
  });

  it('can be withdrawn, which deletes everything, and given again', async () => {
    await open();
    await waitFor(() => expect(localStorage.getItem('touches')).not.toBeNull());
    const { ConsentChoice } = await import('@/components/visits/consent-choice');
    render(<ConsentChoice />);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You declined'));
    expect(kept()).toEqual([['consent'], 0, 0]);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You accepted'));
    expect(Cookies.get('uniqueId')).toHaveLength(20);
  });

  it('offers two answers that look the same', async () => {
    await open({ rule: 'everywhere' });
    const yes = await screen.findByRole('button', { name: 'Accept' });
    expect(screen.getByRole('button', { name: 'Decline' }).className).toBe(yes.className);
  });
});
