/** Lead forms, each with its own page `/forms/<name>`. */
export const leadForms = [
  'newsletter',
  'weekly-report',
  'join-us',
  'sponsors',
  'contact',
  'campaign',
  'tracker',
  'test-drive',
  'single-signup',
  'app-link',
] as const;
export type LeadFormName = (typeof leadForms)[number];
