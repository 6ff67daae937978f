import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEarlyTyping } from '@/components/layout/use-early-typing';
import { TestRouter } from '../router';

type Values = Partial<Record<string, string>>;
const onFile = vi.fn();

/** One object for all fields, as forms have it: what is told too early for the next drawing would be lost. */
function Form({ first }: { first: string }) {
  useEarlyTyping();
  const [own, setOwn] = useState<Values>({});
  const values: Values = { text: first, select: 'b', radio: 'x', ...own };
  const set = (change: Values) => setOwn({ ...own, ...change });
  return (
    <>
      <input aria-label="text" value={values.text} onChange={(event) => set({ text: event.target.value })} />
      <input aria-label="email" value={values.email ?? ''} onChange={(event) => set({ email: event.target.value })} />
      <textarea aria-label="area" value={values.area ?? ''} onChange={(event) => set({ area: event.target.value })} />
      <select aria-label="select" value={values.select} onChange={(event) => set({ select: event.target.value })}>
        {['a', 'b', 'c'].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      {['x', 'y'].map((value) => (
        <input
          key={value}
          type="radio"
          name="radio"
          aria-label={value}
          checked={values.radio === value}
          onChange={() => set({ radio: value })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="tick"
        checked={values.tick === 'yes'}
        onChange={(event) => set({ tick: event.target.checked ? 'yes' : 'no' })}
      />
      <input type="file" aria-label="file" onChange={onFile} />
      <output>{JSON.stringify(own)}</output>
    </>
  );
}

const page = (isReady: boolean, first = '1') => (
  <TestRouter isReady={isReady}>
    <Form first={first} />
  </TestRouter>
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const heard = () => JSON.parse(screen.getByRole('status').textContent) as Values;

/** Fields are told after React’s own turn. */
const told = () => act(() => Promise.resolve());

let holder: HTMLElement;
beforeEach(() => {
  holder = document.createElement('div');
  holder.innerHTML = renderToString(page(true));
  document.body.append(holder);
});
afterEach(() => document.body.replaceChildren());

it('[U6] what was typed and chosen while the page slept is told to every kind of field', async () => {
  field('text').value = '22';
  field('email').value = 'ann@example.test';
  field('area').value = 'Two lines';
  field('select').value = 'c';
  field('y').checked = true;
  field('tick').checked = true;
  render(page(true), { container: holder, hydrate: true });
  await told();
  expect(heard()).toEqual({
    text: '22',
    email: 'ann@example.test',
    area: 'Two lines',
    select: 'c',
    radio: 'y',
    tick: 'yes',
  });
  expect(field('text')).toHaveValue('22');
  expect(field('select')).toHaveValue('c');
  expect(field('y')).toBeChecked();
  expect(field('x')).not.toBeChecked();
  expect(field('tick')).toBeChecked();
});

it('[U6] nobody is told of a field that was left alone', async () => {
  render(page(true), { container: holder, hydrate: true });
  await told();
  expect(heard()).toEqual({});
  expect(onFile).not.toHaveBeenCalled();
});

it('[U6] it is told once the address is known, over what the address says', async () => {
  field('text').value = '22';
  field('y').checked = true;
  const { rerender } = render(page(false), { container: holder, hydrate: true });
  await told();
  expect(heard()).toEqual({});
  rerender(page(true, '5'));
  await told();
  expect(heard()).toEqual({ text: '22', radio: 'y' });
  expect(field('text')).toHaveValue('22');
});

it('[U6] what is typed meanwhile by then counts, and not what was there before it', async () => {
  field('text').value = '22';
  const { rerender } = render(page(false), { container: holder, hydrate: true });
  await told();
  fireEvent.input(field('text'), { target: { value: '223' } });
  rerender(page(true));
  await told();
  expect(heard()).toEqual({ text: '223' });
});
