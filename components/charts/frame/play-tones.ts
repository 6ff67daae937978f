import type { Tone } from '@/lib/charts/chart-tones';

export type Playing = { done: Promise<void>; stop: () => void };

/** A volume that is comfortable on headphones. */
const volume = 0.15;

/** Plays the tones once, in order, after `silence` seconds. */
export function playTones(tones: readonly Tone[], silence = 0): Playing {
  const context = new AudioContext();
  const sound = context.createOscillator();
  const gain = context.createGain();
  sound.type = 'triangle';
  sound.connect(gain).connect(context.destination);
  gain.gain.setValueAtTime(0, context.currentTime);

  const start = context.currentTime + 0.05 + silence;
  for (const { at, lasts, hertz } of tones) {
    if (hertz !== null) sound.frequency.setValueAtTime(hertz, start + at);
    // Ramp the gain over a few milliseconds, because a step would click.
    gain.gain.setTargetAtTime(hertz === null ? 0 : volume, start + at, 0.008);
    gain.gain.setTargetAtTime(hertz === null ? 0 : volume * 0.55, start + at + lasts * 0.7, 0.02);
  }
  const last = tones.at(-1);
  const end = start + (last ? last.at + last.lasts : 0);
  gain.gain.setTargetAtTime(0, end, 0.02);

  const done = new Promise<void>((resolve) => {
    sound.onended = () => resolve(context.close());
  });
  sound.start();
  sound.stop(end + 0.1);
  return { done, stop: () => sound.stop() };
}
