import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NewsletterPreferencesPage } from '@/components/publishing/newsletter/newsletter-preferences-page';
import type { MailList } from '@/lib/domain/publishing/newsletter';

const open = (lists: MailList[]) =>
  render(
    <NewsletterPreferencesPage
      token="abc"
      preferences={{ isOnTheList: true, lists, pace: 'every', categories: [] }}
      outcome={null}
    />,
  );
const box = (name: string) =>
  within(screen.getByRole('group', { name: 'Emails' })).getByRole<HTMLInputElement>('checkbox', { name });

describe('[H9] the preferences page', () => {
  it.each([
    { lists: ['newsletter'], checked: [true, false] },
    { lists: ['weekly-report'], checked: [false, true] },
    { lists: ['newsletter', 'weekly-report'], checked: [true, true] },
  ] satisfies { lists: MailList[]; checked: boolean[] }[])('shows $lists as chosen', ({ lists, checked }) => {
    open(lists);
    expect([box('Newsletter').checked, box('Weekly report').checked]).toEqual(checked);
  });

  it('posts each choice as a separate field, and omits unchecked ones', () => {
    const { container } = open(['weekly-report']);
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/newsletter/preferences?token=abc']);
    expect([...new FormData(form).keys()].filter((name) => name.startsWith('list-'))).toEqual(['list-weekly-report']);
  });

  it('says that the unsubscribe below ends both', () => {
    open(['newsletter']);
    expect(screen.getByText('Stop the newsletter and the weekly report to this address.')).toBeVisible();
  });
});
