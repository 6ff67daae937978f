import { describe, expect, it } from 'vitest';
import { fixedEntries } from '@/lib/content/search/fixed-entries';
import { helpEntries, helpTopics } from '@/lib/content/search/help';

describe('[S1] the questions of the site', () => {
  it('have seven topics, each of one page', () => {
    expect(helpTopics.map(({ topic, questions }) => [topic, questions[0]?.href.split('#')[0]])).toEqual([
      ['Getting started', '/'],
      ['Plans and billing', '/subscribe'],
      ['Track record', '/options-signals'],
      ['Timing signals', '/sector-and-stock-timing'],
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

  it.each(['help', 'faq', 'support'])('are found by people who search for “%s”', (word) => {
    expect(fixedEntries.find(({ path }) => path === '/contact')?.otherNames).toContain(word);
  });
});
