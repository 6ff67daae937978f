import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claims } from '@/lib/content/marketing/claims';
import { cookiesDocument } from '@/lib/content/marketing/legal/cookies';
import { disclosures } from '@/lib/content/marketing/legal/disclosures';
import type { LegalDocument } from '@/lib/content/shared/legal-document';
import type { LegalFacts } from '@/lib/content/marketing/legal/facts';
import { privacyNotice } from '@/lib/content/marketing/legal/privacy';
import { retentionRows } from '@/lib/content/marketing/legal/privacy-retention';
import { termsOfUse } from '@/lib/content/marketing/legal/terms';
import { cookieDays } from '@/lib/domain/shared/cookies';
import { isDateOnly } from '@/lib/domain/shared/dates';
import { allPaths } from '@/tests/support/all-paths';
import { retention } from '@/lib/domain/shared/retention';
import { linksIn, wordsIn } from './reading';

const facts: LegalFacts = {
  isDemo: true,
  operator: {},
  isCountingVisits: false,
  mail: 'kept',
  texts: 'kept',
  retentionMonths: 13,
  accessMinutes: 15,
  refreshDays: 14,
  resetMinutes: 30,
};
const live: LegalFacts = { ...facts, isDemo: false, mail: 'sent', texts: 'sent', isCountingVisits: true };
const named = { name: 'Example Research LLC', address: '1 Main Street, Dover, DE', email: 'desk@example.test' };

const documents = { privacyNotice, termsOfUse, disclosures, cookiesDocument: () => cookiesDocument };
const written = (of: LegalFacts) => Object.values(documents).map((write) => write(of));
const every = [...written(facts), ...written(live), ...written({ ...live, operator: named })];

/**
 * The hash of each document's current text. After changing a text, increment its version, set its date, and update the
 * hash here.
 */
const fingerprints: Record<keyof typeof documents, string> = {
  privacyNotice: '9:078320ab0011',
  termsOfUse: '5:8681d418fe55',
  disclosures: '7:6c5c9770c4c9',
  cookiesDocument: '3:57176ae5af44',
};

/** Hashes a document without its tables, which are generated from code. */
const sumOf = (document: LegalDocument) => {
  const words = document.sections.map(({ parts, ...section }) => [
    section,
    parts.filter(({ kind }) => kind !== 'table'),
  ]);
  return `${document.version}:${createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)}`;
};

describe('the four documents', () => {
  it.each(Object.keys(documents) as (keyof typeof documents)[])(
    '[S1] %s has the version that matches its text',
    (name) => {
      expect(sumOf(documents[name](facts))).toBe(fingerprints[name]);
    },
  );

  it.each(every)('[S1] $title is dated, and each section has its own anchor, title and summary', (document) => {
    expect(isDateOnly(document.effective)).toBe(true);
    for (const part of ['id', 'title', 'summary'] as const) {
      const values = document.sections.map((section) => section[part]);
      expect(new Set(values).size).toBe(values.length);
    }
    for (const { id, summary, parts } of document.sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(summary.split(' ').length).toBeGreaterThan(8);
      expect(parts.length).toBeGreaterThan(0);
    }
  });

  it.each(every)('[S1] $title links to existing pages and anchors', (document) => {
    for (const href of linksIn(document)) {
      if (/^(https:|mailto:)/.test(href)) continue;
      const [path, anchor] = href.split('#');
      expect(Object.values(allPaths)).toContain(path);
      if (!anchor) continue;
      const target = every.find((other) => other.path === path);
      expect(target?.sections.map(({ id }) => id)).toContain(anchor);
    }
  });

  it.each(every)('[S1] $title contains no promises and no exclamation marks', (document) => {
    // Ignores the title of the “Billing guarantees” page in the claims register, and the standard risk sentence, which
    // denies a guarantee.
    expect(wordsIn(document).replaceAll(/billing guarantees: .*? each guarantee/gi, '')).not.toMatch(
      /!|(?<!\bdoes not )\bguarantee|\brisk-free|\blorem|\bTBD\b/i,
    );
  });
});

describe('what depends on the settings of the site', () => {
  it('[R39] a demo says that it is one, and that its operator is not named', () => {
    for (const write of [privacyNotice, termsOfUse, disclosures])
      expect(wordsIn(write(facts))).toContain('has not been named');
    expect(wordsIn(disclosures(facts))).toContain('made up');
  });

  it('[R39] a live site without a named operator says so, and never that it is a demo', () => {
    for (const write of [privacyNotice, termsOfUse, disclosures]) {
      expect(wordsIn(write(live))).toContain('Operator: not named yet');
      expect(wordsIn(write(live))).not.toMatch(/is a demo\b|this demo\b/i);
    }
    expect(wordsIn(disclosures(live))).toContain('Sample data is not loaded');
  });

  it('[R39] a named operator is shown with address and contact', () => {
    for (const write of [privacyNotice, termsOfUse, disclosures]) {
      const words = wordsIn(write({ ...live, operator: named }));
      for (const part of Object.values(named)) expect(words).toContain(part);
      expect(words).not.toMatch(/not (named|provided) yet|has not/);
    }
  });

  it('[S1] says whether visits are counted, and where mail goes', () => {
    expect(wordsIn(privacyNotice(facts))).toContain('We don’t count page views on this site');
    expect(wordsIn(privacyNotice(live))).toContain('We count page views ourselves, without');
    expect(wordsIn(privacyNotice({ ...live, mail: 'off' }))).toContain('no email provider is connected');
    expect(wordsIn(privacyNotice({ ...live, retentionMonths: 7 }))).toContain('7 months');
  });

  it('[I6] names the company that sends messages to phones, where there is one', () => {
    expect(wordsIn(privacyNotice(live))).toContain('Text messages: Twilio (Twilio Inc., United States)');
    for (const texts of ['kept', 'off'] as const)
      expect(wordsIn(privacyNotice({ ...live, texts }))).not.toContain('Text messages: Twilio');
  });
});

describe('what is read from the code', () => {
  it('[J3] the cookie page lists every cookie that code may set, with its days', () => {
    const words = wordsIn(cookiesDocument);
    for (const [name, days] of Object.entries(cookieDays)) {
      expect(words).toContain(name);
      if (days > 0) expect(words).toContain(`${days} days`);
    }
    for (const name of ['sessionId', 'lastPing', 'afterReload', 'theme', 'accountKind', 'lastAccountKind'])
      expect(words).toContain(name);
  });

  it('[J3] the privacy policy names each kind of record once', () => {
    const kinds = retentionRows(live).map(([kind]) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('[J3] the privacy policy gives the times by which the clean-up deletes', () => {
    const words = wordsIn(privacyNotice({ ...facts, refreshDays: 9, resetMinutes: 17 }));
    for (const time of Object.values(retention)) expect(words).toContain(time);
    expect(words).toContain('9 days');
    expect(words).toContain('17 minutes');
  });

  it('[I11] the disclosures contain the claims register, each claim with its basis', () => {
    const words = wordsIn(disclosures(facts));
    for (const claim of claims) {
      expect(words).toContain(claim.text);
      expect(words).toContain(claim.basis);
    }
  });
});

describe('the disclosures', () => {
  it.each([
    ['risk', /lose|worthless/],
    ['record', /hypothetical|historical sample/],
    ['counting', /bid.*before costs/],
    ['not-advice', /not registered as a broker-dealer or as an investment adviser/],
    ['earnings', /never a forecast/],
    ['referrals', /earn a commission/],
    ['crowdfunding', /Regulation Crowdfunding/],
    ['sample', /simulated/],
    ['claims', /register/],
  ])('[A12] [S1] have a section on %s that states the main point in its summary', (id, words) => {
    const section = disclosures(facts).sections.find((other) => other.id === id);
    expect(section?.summary.replaceAll('\n', ' ')).toMatch(words);
  });

  it('[A12] name the two rules for paid recommendations', () => {
    const words = wordsIn(disclosures(facts));
    expect(words).toContain('16 CFR Part 255');
    expect(words).toContain('17 CFR 275.206(4)-1');
  });
});
