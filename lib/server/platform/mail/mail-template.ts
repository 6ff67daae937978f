import type { FC } from 'react';

/** Facts about the site that every mail may use. */
export type Site = { productName: string; siteUrl: string; isDemo: boolean };

/** A mail template: its subject, and its text as a component. */
export type MailTemplate<Data> = {
  subject: (data: Data, site: Site) => string;
  /** Additional headers for mail programs. */
  headers?: (data: Data) => Record<string, string>;
  Body: FC<{ data: Data; site: Site }>;
};
