import { leadForms } from '@/lib/domain/shared/lead-form-names';
import { allPaths as paths } from '@/tests/support/all-paths';

type Names = keyof typeof paths;
type ParametricName = { [Name in Names]: (typeof paths)[Name] extends string ? never : Name }[Names];

/** An example for each screen with a path parameter: a new screen without one is a type error. */
const examples: { [Name in ParametricName]: Parameters<(typeof paths)[Name]> } = {
  place: ['cities', 'chicago-il'],
  sectorStocks: ['robotics'],
  sectorNews: ['robotics'],
  stock: ['AAPL'],
  round: ['sample-interest'],
  firstLook: ['sample-interest'],
  project: ['sample-open-courses'],
  post: ['what-a-golden-cross-is'],
  blogCategory: ['how-we-count'],
  author: ['sector-research'],
  // A week without a report, because the demo has none.
  weeklyReport: ['2026-01-05'],
  invoice: ['in_0123456789abcdef'],
  openAccountStep: ['account-creation'],
  agreement: ['margin-agreement'],
  form: ['newsletter'],
  confirmEmail: ['a-link-that-nobody-was-sent-0123456789abcdef'],
  cancelEmail: ['a-link-that-nobody-was-sent-0123456789abcdef'],
  confirmSignup: ['a-link-that-nobody-was-sent-0123456789abcdef'],
  resetPassword: ['a-link-that-nobody-was-sent-0123456789abcdef'],
  investorResetPassword: ['a-link-that-nobody-was-sent-0123456789abcdef'],
};

export type Screen = { name: Names; path: string };

/** Every screen of the site, without the API description. */
export const screens: readonly Screen[] = (Object.keys(paths) as Names[])
  .filter((name) => name !== 'apiDocs')
  .map((name) => {
    const path = paths[name];
    if (typeof path === 'string') return { name, path };
    // Each example matches its own path's parameters, but the list loses that type.
    const fill = path as (...parts: readonly string[]) => string;
    return { name, path: fill(...examples[name as ParametricName]) };
  })
  .concat(leadForms.slice(1).map((form) => ({ name: 'form', path: paths.form(form) })));

/**
 * Screens that no page links to: five are linked in mails, three are redirect targets and one is for developers. A
 * round in early access is linked for investors, a week once it has a report, and an invoice only on its owner's
 * Billing page.
 */
export const unlinked: readonly Names[] = [
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'newsletterPreferences',
  'confirmSignup',
  'confirmEmail',
  'cancelEmail',
  'bankReturn',
  'tradierReturn',
  'tradierSample',
  'resetPassword',
  'investorResetPassword',
  'styleguide',
  'place',
  'firstLook',
  'weeklyReport',
  'invoice',
];
