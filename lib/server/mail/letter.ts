import type { FC } from 'react';

/** What every mail may say about the site it comes from. */
export type Site = { productName: string; siteUrl: string; isDemo: boolean };

/** One kind of mail: its subject, and its words as a component. */
export type Letter<Data> = {
  subject: (data: Data, site: Site) => string;
  /** What its head says besides the usual, where a mail program should know more. */
  headers?: (data: Data) => Record<string, string>;
  Body: FC<{ data: Data; site: Site }>;
};
