import { afterEach, beforeEach } from 'vitest';
import { alpacaSettings, startFakeAlpaca } from './fake-alpaca';
import { changeSettings } from './mail-settings';

export type FakeAlpaca = Awaited<ReturnType<typeof startFakeAlpaca>>;

/** Starts a new stand-in broker for each test of a file and points the settings to it. */
export function alpacaOfEachTest(): () => FakeAlpaca {
  let fake: FakeAlpaca | undefined;
  let restore: (() => void) | undefined;
  beforeEach(async () => {
    fake = await startFakeAlpaca();
    restore = changeSettings({ alpaca: alpacaSettings({ apiBase: fake.apiBase }) });
  });
  afterEach(async () => {
    restore?.();
    await fake?.close();
  });
  return () => {
    if (!fake) throw new Error('The broker of this test was not started.');
    return fake;
  };
}
