import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import clientPart from '@/lib/client/hydrate-in-slices';
import { wakeInSlices } from '@/styles/next-es-modules';

const pieces = 20;
let awake = 0;

/** Takes longer than it must, as a part of a page does on a phone. */
function work() {
  const until = performance.now() + 2;
  while (performance.now() < until);
  awake += 1;
}

function Piece({ place, onRender }: { place: number; onRender: () => void }) {
  onRender();
  return <p>{place}</p>;
}

function Page({ onRender, onAwake }: { onRender: () => void; onAwake: () => void }) {
  useEffect(() => onAwake(), [onAwake]);
  return (
    <main>
      {Array.from({ length: pieces }, (_, place) => (
        <Piece key={place} place={place} onRender={onRender} />
      ))}
    </main>
  );
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.unstubAllGlobals());

it('[P2] a page wakes piece by piece, and others have their turn in between', async () => {
  // React is to work as it does in a browser, and not when a test tells it to.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const box = document.createElement('div');
  const nothing = () => undefined;
  box.innerHTML = renderToString(<Page onRender={nothing} onAwake={nothing} />);
  const onAwake = vi.fn();
  const root = clientPart.hydrateRoot(box, <Page onRender={work} onAwake={onAwake} />);
  const seen = new Set<number>();
  while (onAwake.mock.calls.length === 0) {
    await nextTurn();
    seen.add(awake);
  }
  expect([...seen].filter((count) => count > 0 && count < pieces)).not.toEqual([]);
  expect(box.querySelectorAll('p')).toHaveLength(pieces);
  root.unmount();
});

it('[P2] Next’s browser code gets it in place of React’s own, and nobody else does', () => {
  const wanted = { request: 'react-dom/client', context: '/somewhere/node_modules/next/dist/esm/client' };
  wakeInSlices(wanted);
  expect(wanted.request).toMatch(/lib\/client\/hydrate-in-slices\.ts$/);
  const ours = { request: 'react-dom/client', context: '/somewhere/lib/client' };
  wakeInSlices(ours);
  expect(ours.request).toBe('react-dom/client');
});
