import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type SaveState } from '@/components/brokerage/application/draft-saver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A draft saver with a scripted server. */
function saver(answer: (times: number) => Promise<string> | string) {
  const sent: string[] = [];
  const states: SaveState['kind'][] = [];
  const made = createDraftSaver({
    send: async ({ city = '' }) => {
      sent.push(city);
      return answer(sent.length);
    },
    reasonOf: (error) => (error instanceof Error && error.message === 'conflict' ? undefined : 'No network.'),
    onState: ({ kind }) => void states.push(kind),
  });
  return { ...made, sent, states };
}

describe('autosave', () => {
  it('[F2] waits for a pause and sends the latest input once', async () => {
    const draft = saver(() => 'now');
    for (const city of ['R', 'Re', 'Reno']) draft.change({ city });
    await vi.advanceTimersByTimeAsync(799);
    expect(draft.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(draft.sent).toEqual(['Reno']);
    expect(draft.states.at(-1)).toBe('saved');
  });

  it('[F2] sends one request at a time, and later input afterwards', async () => {
    let arrive = (_at: string) => {};
    const draft = saver((times) => (times === 1 ? new Promise<string>((resolve) => (arrive = resolve)) : 'later'));
    draft.change({ city: 'Reno' });
    const saving = draft.flush();
    draft.change({ city: 'Elko' });
    await vi.advanceTimersByTimeAsync(800);
    expect(draft.sent).toEqual(['Reno']);
    arrive('now');
    await saving;
    expect(draft.sent).toEqual(['Reno', 'Elko']);
  });

  it('[F2] keeps input that could not be saved and retries automatically', async () => {
    const draft = saver((times) => (times === 1 ? Promise.reject(new Error('down')) : 'now'));
    draft.change({ city: 'Reno' });
    await draft.flush();
    expect(draft.states.at(-1)).toBe('failed');
    expect(draft.unsaved()).toEqual({ city: 'Reno' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(draft.sent).toEqual(['Reno', 'Reno']);
    expect(draft.unsaved()).toBeUndefined();
  });

  it('[F2] sends what was typed while a save failed, not the older input', async () => {
    let fail = (_error: Error) => {};
    const draft = saver((times) => (times === 1 ? new Promise<string>((_, reject) => (fail = reject)) : 'now'));
    draft.change({ city: 'Reno' });
    const saving = draft.flush();
    draft.change({ city: 'Elko' });
    fail(new Error('down'));
    await saving;
    expect(draft.unsaved()).toEqual({ city: 'Elko' });
    await draft.flush();
    expect(draft.sent).toEqual(['Reno', 'Elko']);
  });

  it('[F2] overwrites another device’s answers only after a decision', async () => {
    const draft = saver((times) => (times === 1 ? Promise.reject(new Error('conflict')) : 'now'));
    draft.change({ city: 'Reno' });
    await draft.flush();
    expect(draft.states.at(-1)).toBe('conflict');
    draft.change({ city: 'Elko' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(draft.sent).toEqual(['Reno']);
    await draft.resume();
    expect(draft.sent).toEqual(['Reno', 'Elko']);
  });
});
