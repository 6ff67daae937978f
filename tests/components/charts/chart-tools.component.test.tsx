import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { footOf } from '@/components/charts/frame/chart-picture';
import { ChartTools } from '@/components/charts/frame/chart-tools';
import { ListenButton } from '@/components/charts/frame/listen-button';
import { makeMeta } from './chart-samples';
import { eventually } from '@/tests/support/eventually';

const saved: { name: string; content: Blob }[] = [];
vi.mock('@/components/charts/frame/save-file', () => ({
  saveFile: (name: string, content: Blob) => saved.push({ name, content }),
}));

const started: number[] = [];
const hertz: number[] = [];
const sounds: { onended: () => unknown }[] = [];

/** A minimal Web Audio API that records what is played; a sound ends when it is stopped. */
class FakeAudio {
  currentTime = 0;
  destination = {};
  createGain = () => ({
    connect: () => undefined,
    gain: { setValueAtTime: () => undefined, setTargetAtTime: () => undefined },
  });
  createOscillator = () => {
    const sound = {
      type: '',
      frequency: { setValueAtTime: (value: number) => hertz.push(value) },
      connect: (next: unknown) => next,
      start: () => started.push(1),
      stop: (at?: number) => (at === undefined ? sound.onended() : undefined),
      onended: (): unknown => undefined,
    };
    sounds.push(sound);
    return sound;
  };
  close = () => Promise.resolve();
}

afterEach(() => {
  for (const list of [saved, started, hertz, sounds]) list.length = 0;
});

describe('chart actions', () => {
  const tools = (picture: () => Promise<Blob>) => (
    <ChartTools name="revenue" title="Revenue" meta={makeMeta()} csv={() => 'At,Revenue\r\n'} picture={picture} />
  );

  it('[B8] downloads the numbers as a file', async () => {
    render(tools(() => Promise.reject(new Error('no canvas'))));
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV of Revenue' }));
    expect(saved.map(({ name }) => name)).toEqual(['revenue-2026-11-20-sample.csv']);
    expect(await saved[0]?.content.text()).toBe('At,Revenue\r\n');
    expect(screen.getByRole('status')).toHaveTextContent('CSV downloaded.');
  });

  it('[B8] downloads the picture as a file', async () => {
    render(tools(() => Promise.resolve(new Blob(['png']))));
    await userEvent.click(screen.getByRole('button', { name: 'Download PNG of Revenue' }));
    await eventually(() => expect(saved.map(({ name }) => name)).toEqual(['revenue-2026-11-20-sample.png']));
  });

  it('[U4] suggests an alternative when the picture could not be made', async () => {
    render(tools(() => Promise.reject(new Error('no canvas'))));
    await userEvent.click(screen.getByRole('button', { name: /PNG/ }));
    expect(await screen.findByText('The image could not be created. Download the CSV instead.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('[B8] [B11] writes source, date and sample mark into the picture', () => {
    expect(footOf(makeMeta())).toEqual(['Sample data. Source: Seeded generator, as of 11/20/2026. The ROI']);
    expect(footOf(makeMeta({ isSample: false, source: 'Finnhub' }))[0]).toBe(
      'Source: Finnhub, as of 11/20/2026. The ROI',
    );
  });
});

describe('a series as sound', () => {
  const button = <ListenButton title="Revenue" lines={[{ label: 'Revenue', values: [1, 2, 3] }]} summary="3 values." />;

  it('[B10] is silent until asked, plays from low to high, and ends with the summary', async () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    render(button);
    expect(started).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Listen to Revenue' }));
    expect(hertz).toEqual([220, 440, 880]);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(screen.getByRole('button', { name: 'Stop listening to Revenue' }));
    expect(await screen.findByText('3 values.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Listen to Revenue' })).toBeVisible();
  });

  describe('with several series', () => {
    const lines = [
      { label: 'Robotics', values: [1, 3] },
      { label: 'Metaverse', values: [3, 1] },
    ];
    const listen = async () => {
      vi.stubGlobal('AudioContext', FakeAudio);
      render(<ListenButton title="Revenue" lines={lines} summary="2 values each." />);
      await userEvent.click(screen.getByRole('button', { name: 'Listen to Revenue, 2 series in turn' }));
    };

    it('[B10] announces and plays each series, then the summary', async () => {
      await listen();
      expect(screen.getByRole('status')).toHaveTextContent('Robotics, 1 of 2');
      expect(hertz).toEqual([220, 880]);
      sounds[0]?.onended();
      expect(await screen.findByText('Metaverse, 2 of 2')).toBeVisible();
      expect(hertz).toEqual([220, 880, 880, 220]);
      sounds[1]?.onended();
      expect(await screen.findByText('2 values each.')).toBeInTheDocument();
      expect(started).toHaveLength(2);
    });

    it('[B10] plays nothing more once stopped', async () => {
      await listen();
      await userEvent.click(screen.getByRole('button', { name: 'Stop listening to Revenue' }));
      expect(await screen.findByText('2 values each.')).toBeInTheDocument();
      expect(started).toHaveLength(1);
    });
  });

  it('[B10] shows the summary when the browser plays no tones', async () => {
    vi.stubGlobal('AudioContext', undefined);
    render(button);
    await userEvent.click(screen.getByRole('button', { name: 'Listen to Revenue' }));
    expect(screen.getByRole('status')).toHaveTextContent('Your browser can’t play sound. 3 values.');
  });
});
