import { operatorParts } from '@/lib/content/marketing/legal/operator';
import { helpTopics } from '@/lib/content/search/help';
import { settledProps } from '@/lib/server/marketing/page-props/documents';

/** The contact page with every question of the site, which only this feature knows. */
export const getContactProps = settledProps((facts) => ({ operator: operatorParts(facts), topics: helpTopics }));
