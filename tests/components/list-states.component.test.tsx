import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { askingFiles } from '@/tests/support/api/asking';
import { signingIn } from '@/tests/support/api/member';
import { lists, noLists } from './list-states';

const signIn = signingIn();

/** Renders a component for a signed-in member and types its query if it needs one. */
async function show(file: string, isFull: boolean) {
  const { draw, kind = 'user', typed } = lists[file]!;
  signIn(kind);
  render(draw(isFull));
  if (typed !== undefined) await userEvent.type(screen.getByRole('combobox'), typed);
}

const isShown = (words: string | RegExp) => screen.queryAllByText(words).length > 0;
const missingOf = (expected: readonly (string | RegExp)[]) => expected.filter((words) => !isShown(words)).map(String);
const shownOf = (expected: readonly (string | RegExp)[]) => expected.filter(isShown).map(String);

describe('[U4] lists of loaded data', () => {
  it.each(Object.keys(lists))('[U4] %s says for each list that it is empty, and why', async (file) => {
    await show(file, false);
    const { empty, full } = lists[file]!;
    await waitFor(() => expect(missingOf(empty)).toEqual([]));
    // No list or table may be empty without a message.
    const bare = [...document.querySelectorAll('ul, ol, tbody, [role="listbox"]')].filter(
      (part) => !part.children.length,
    );
    expect(bare.map((part) => part.outerHTML)).toEqual([]);
    // At most one entry: a list with only the member's own entry counts as empty.
    expect(shownOf(full).length).toBeLessThanOrEqual(1);
  });

  it.each(Object.keys(lists))('[U4] %s shows every entry, and no empty message', async (file) => {
    await show(file, true);
    const { empty, full } = lists[file]!;
    await waitFor(() => expect(missingOf(full)).toEqual([]));
    expect(shownOf(empty)).toEqual([]);
  });
});

it('[U4] every component that loads data has its lists here, or a reason why it has none', () => {
  expect(askingFiles()).toEqual([...Object.keys(lists), ...Object.keys(noLists)].toSorted());
});
