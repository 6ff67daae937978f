import { operatorParts } from '@/lib/content/marketing/legal/operator';
import { helpTopics } from '@/lib/content/search/help';
import { settledProps } from '@/lib/server/marketing/page-props/documents';

/** In this feature rather than in marketing, because the contact page lists the help topics of all features. */
export const getContactProps = settledProps((facts) => ({ operator: operatorParts(facts), topics: helpTopics }));
