import type { ReactNode } from 'react';
import { AppShell } from '@/components/layout/shell/app-shell';
import { FooterNewsletter } from './footer-newsletter';

/** The frame around every page, with the newsletter form in its footer. */
export const Framed = ({ children }: { children: ReactNode }) => (
  <AppShell newsletter={<FooterNewsletter />}>{children}</AppShell>
);
