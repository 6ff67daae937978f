import { describe, expect, it } from 'vitest';
import { fixedEntries } from '@/lib/content/search/fixed-entries';
import { helpEntries, helpTopics } from '@/lib/content/search/help';

describe('[S1] the questions of the site', () => {
  it('have eight topics, each of one page', () => {
    expect(helpTopics.map(({ topic, questions }) => [topic, questions[0]?.href.split('#')[0]])).toEqual([
      ['Getting started', '/'],
      ['Plans and billing', '/subscribe'],
      ['Track record', '/options-signals'],
      ['Timing signals', '/sector-and-stock-timing'],
      ['Ambassadors', '/ambassador'],
      ['Cities and schools', '/places'],
      ['Brokerage account', '/open-account'],
      ['Investing in rounds', '/investor'],
    ]);
  });

  it('are listed by topic exactly as the search finds them', () => {
    const listed = helpTopics.flatMap(({ questions }) => questions);
    expect(listed.map(({ question, href }) => [question, href])).toEqual(
      helpEntries.map(({ title, path }) => [title, path]),
    );
    expect(listed).toContainEqual({ question: 'Can I invest today?', href: '/investor#can-i-invest-today' });
  });

  it('include those that a figure or a table answers, each with text for the search', () => {
    const asked = helpEntries.filter(({ path }) => path.startsWith('/ambassador#'));
    expect(asked.map(({ title, path }) => [title, path])).toEqual([
      ['How do I get paid?', '/ambassador#how-do-i-get-paid'],
      ['What are the two degrees?', '/ambassador#what-are-the-two-degrees'],
      ['How is a payout calculated?', '/ambassador#how-is-a-payout-calculated'],
      ['What would I earn?', '/ambassador#what-would-i-earn'],
      ['What earns a commission, and what doesn’t?', '/ambassador#what-earns-a-commission-and-what-doesnt'],
      ['What do I have to disclose?', '/ambassador#what-do-i-have-to-disclose'],
      ['How do the three ways to join compare?', '/ambassador#how-do-the-three-ways-to-join-compare'],
    ]);
    expect(helpEntries.filter(({ text }) => text === '')).toEqual([]);
  });

  it.each(['help', 'faq', 'support'])('are found by people who search for “%s”', (word) => {
    expect(fixedEntries.find(({ path }) => path === '/contact')?.otherNames).toContain(word);
  });
});
