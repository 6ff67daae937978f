import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeAllModals, modalStack } from '@/components/modals/modal-stack';
import { listenForSearch } from '@/components/modals/search/open-search';
import { takeTypedAhead } from '@/components/modals/search/typed-ahead';
import { paths } from '@/lib/domain/shared/paths';

describe('[S1] the search opens', () => {
  let stop: () => void;
  beforeEach(() => (stop = listenForSearch()));
  afterEach(() => {
    stop();
    act(() => closeAllModals());
  });
  const press = (on: Element, init: object) => fireEvent.keyDown(on, init);

  it.each([{ key: '/' }, { key: '/', shiftKey: true }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])(
    'on %j',
    (keys) => {
      expect(press(document.body, keys)).toBe(false);
      expect(modalStack.openNames()).toEqual(['search']);
      expect(press(document.body, keys)).toBe(true);
    },
  );

  it.each([
    { key: 'k' },
    { key: '/', ctrlKey: true },
    { key: '/', altKey: true },
    { key: 'k', ctrlKey: true, shiftKey: true },
  ])('not on %j', (keys) => {
    expect(press(document.body, keys)).toBe(true);
    expect(modalStack.openNames()).toEqual([]);
  });

  it('and keeps what is typed until its field is there, without acting on it', () => {
    press(document.body, { key: '/' });
    for (const key of ['n', 'v', 'x', 'Backspace', 'd', 'a', 'Enter', 'z']) press(document.body, { key });
    expect(takeTypedAhead()).toEqual({ text: 'nvda', isEntered: true });
    expect(press(document.body, { key: 'q' })).toBe(true);
    press(document.body, { key: 'k', ctrlKey: true });
    act(() => closeAllModals());
    press(document.body, { key: '/' });
    expect(takeTypedAhead()).toEqual({ text: '', isEntered: false });
  });

  it('not while text is being typed', () => {
    render(
      <>
        <input aria-label="Name" />
        <textarea aria-label="Text" />
        <select aria-label="Choice" />
        <div contentEditable role="textbox" aria-label="Note" suppressContentEditableWarning />
        <input type="checkbox" aria-label="Tick" />
      </>,
    );
    for (const name of ['Name', 'Text', 'Choice', 'Note'])
      for (const keys of [{ key: '/' }, { key: 'k', ctrlKey: true }]) press(screen.getByLabelText(name), keys);
    expect(modalStack.openNames()).toEqual([]);
    press(screen.getByLabelText('Tick'), { key: '/' });
    expect(modalStack.openNames()).toEqual(['search']);
  });

  it('from the link in the header, but not when it is opened in a new tab', () => {
    render(
      <>
        <header>
          <a href={paths.search}>Search</a>
        </header>
        <main>
          <a href={paths.search}>All pages</a>
        </main>
      </>,
    );
    const stopLeaving = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', stopLeaving);
    fireEvent.click(screen.getByRole('link', { name: 'All pages' }));
    fireEvent.click(screen.getByRole('link', { name: 'Search' }), { ctrlKey: true });
    expect(modalStack.openNames()).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'Search' }));
    expect(modalStack.openNames()).toEqual(['search']);
    document.body.removeEventListener('click', stopLeaving);
  });
});
