import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { followTheme } from '@/components/layout/shell/follow-theme';
import { ThemeSwitch } from '@/components/layout/shell/theme-switch';

const root = document.documentElement;

/** Runs the script that browsers run before the first paint. */
const runThemeScript = () => {
  // The file is plain script, for the browser alone: it can only be tried by running its text.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  (new Function(readFileSync('public/start.js', 'utf8')) as () => void)();
};

/** The radio buttons with the behavior that the shell adds after hydration. */
function Switch() {
  useEffect(followTheme, []);
  return <ThemeSwitch />;
}

beforeEach(() => {
  delete root.dataset.theme;
  delete root.dataset.scripts;
});

describe('theme', () => {
  it('[U3] is switched and remembered, and the next page starts with it', async () => {
    render(<Switch />);
    await userEvent.click(screen.getByLabelText('Dark'));
    expect(root.dataset.theme).toBe('dark');
    delete root.dataset.theme;
    runThemeScript();
    expect(root.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByLabelText('System'));
    expect(root.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('[U3] follows another tab', async () => {
    render(<Switch />);
    await userEvent.click(screen.getByLabelText('Light'));
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(await screen.findByLabelText('Dark')).toBeChecked();
    expect(root.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByLabelText('System'));
  });

  it('[U3] ignores an unknown stored theme', () => {
    localStorage.setItem('theme', '<script>');
    runThemeScript();
    expect(root.dataset.theme).toBeUndefined();
    expect(root.dataset.scripts).toBe('on');
  });
});
