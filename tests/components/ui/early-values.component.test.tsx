import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Segmented } from '@/components/ui/forms/segmented';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TestRouter } from '../router';

type Values = Partial<Record<string, string>>;

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const views = ['near', 'far'].map((value) => ({ value, label: value }));

function Form({ first }: { first: string }) {
  const [own, setOwn] = useState<Values>({});
  const values: Values = { text: first, select: 'b', radio: 'x', view: 'near', ...own };
  const set = (name: string) => (value: string) => setOwn((others) => ({ ...others, [name]: value }));
  return (
    <>
      <TextField label="text" value={values.text} onValue={set('text')} />
      <TextField label="email" value={values.email ?? ''} onValue={set('email')} />
      <TextField label="uncontrolled" defaultValue="u" onValue={set('uncontrolled')} />
      <SelectField label="select" options={options} value={values.select} onValue={set('select')} />
      <RadioGroup
        legend="radio"
        name="radio"
        values={['x', 'y']}
        wordsOf={(label) => ({ label })}
        value={values.radio}
        onChange={set('radio')}
      />
      <Segmented legend="view" options={views} value={values.view ?? ''} onChange={set('view')} />
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
const reportedValues = () => JSON.parse(screen.getByRole('status').textContent) as Values;
const settled = () => act(() => Promise.resolve());

let holder: HTMLElement;
beforeEach(() => {
  holder = document.createElement('div');
  holder.innerHTML = renderToString(page(true));
  document.body.append(holder);
});
afterEach(() => document.body.replaceChildren());

it('[U6] what was typed and chosen before hydration reaches every kind of field', async () => {
  field('text').value = '22';
  field('email').value = 'ann@example.test';
  field('uncontrolled').value = 'v';
  field('select').value = 'c';
  field('y').checked = true;
  field('far').checked = true;
  render(page(true), { container: holder, hydrate: true });
  await settled();
  expect(reportedValues()).toEqual({
    text: '22',
    email: 'ann@example.test',
    uncontrolled: 'v',
    select: 'c',
    radio: 'y',
    view: 'far',
  });
  expect(field('text')).toHaveValue('22');
  expect(field('uncontrolled')).toHaveValue('v');
  expect(field('select')).toHaveValue('c');
  expect(field('y')).toBeChecked();
  expect(field('x')).not.toBeChecked();
  expect(field('far')).toBeChecked();
});

it('[U6] an unchanged field triggers no change', async () => {
  render(page(true), { container: holder, hydrate: true });
  await settled();
  expect(reportedValues()).toEqual({});
});

it('[U6] it is applied after the URL, and overrides its values', async () => {
  field('text').value = '22';
  field('y').checked = true;
  const { rerender } = render(page(false), { container: holder, hydrate: true });
  await settled();
  expect(reportedValues()).toEqual({});
  rerender(page(true, '5'));
  await settled();
  expect(reportedValues()).toEqual({ text: '22', radio: 'y' });
  expect(field('text')).toHaveValue('22');
});

it('[U6] input between hydration and the URL overrides earlier input', async () => {
  field('text').value = '22';
  const { rerender } = render(page(false), { container: holder, hydrate: true });
  await settled();
  fireEvent.input(field('text'), { target: { value: '223' } });
  rerender(page(true));
  await settled();
  expect(reportedValues()).toEqual({ text: '223' });
});
