import type { ApplicationScreen } from '@/lib/domain/brokerage/application-steps';

export type StepPageProps = { screen: ApplicationScreen; fingerprints: Record<string, string> };
