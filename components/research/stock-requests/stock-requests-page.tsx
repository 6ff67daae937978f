import { Seo } from '@/components/layout/document/seo';
import { openJoinModal } from '@/components/modals/sign-up/open-join-modal';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { askIcon } from '@/components/ui/feedback/state-icons/ask';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { usePendingAction } from '@/lib/client/session/use-pending-action';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { stockRequestCopy as copy } from '@/lib/content/research/stock-requests';
import { paths } from '@/lib/domain/shared/paths';
import { requestStatuses } from '@/lib/domain/research/research';
import type { StockRequestsProps } from '@/lib/server/research/stock-requests/page-props/stock-requests';
import { RequestTable } from './request-table';
import styles from './stock-requests.module.css';
import { useRequests } from './use-requests';

const loadAskForm = async () => (await import('./ask-form')).AskForm;
const join = (ticker: string) => openJoinModal(`vote ${ticker}`, copy.whyToJoin(ticker));

/** The public list of stock requests with votes, status and decision date. */
export function StockRequestsPage({ items, nextCursor, isLater, wanted }: StockRequestsProps) {
  const requests = useRequests(items);
  const { rows, mine, said, isSignedIn, ask } = requests;
  usePendingAction('vote ', (ticker) => void requests.vote(ticker, false), mine !== undefined);
  const { part: AskForm, failure, retry } = useLazyModule(loadAskForm, isSignedIn);
  return (
    <>
      <Seo
        title={copy.title}
        description={copy.description}
        path={paths.stockRequests}
        isHidden={isLater || wanted !== ''}
      />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: copy.research, href: paths.sectors }]} />}
        title={copy.title}
        lead={copy.lead}
      />
      <Section title={copy.askTitle} isSplit>
        <div className={styles.ask}>
          {isSignedIn && AskForm ? <AskForm initialTicker={wanted} onAsk={ask} /> : null}
          {isSignedIn && !AskForm ? (
            <PendingSection title={copy.formLost} failure={failure} onRetry={retry} label={copy.formLoading} />
          ) : null}
          {isSignedIn ? null : <SignInOffer label={copy.logIn}>{copy.logInText}</SignInOffer>}
        </div>
      </Section>
      <Section title={copy.list} id="list">
        {mine?.isLost ? (
          <ErrorState title={copy.mineFailed} onRetry={requests.retry}>
            {copy.mineFailedText}
          </ErrorState>
        ) : null}
        <p role="status" className={styles.said} data-tone={said.isRefusal ? 'refusal' : undefined}>
          {said.text}
        </p>
        {rows.length === 0 ? (
          <EmptyState icon={askIcon} title={copy.noneTitle}>
            {copy.noneText}
          </EmptyState>
        ) : (
          <RequestTable requests={requests} onVisitor={join} />
        )}
        <p className={styles.ways}>
          {nextCursor ? (
            <TextLink href={`${paths.stockRequests}?cursor=${encodeURIComponent(nextCursor)}#list`}>
              {copy.next}
            </TextLink>
          ) : null}
          {isLater ? <TextLink href={paths.stockRequests}>{copy.first}</TextLink> : null}
        </p>
      </Section>
      {rows.length > 0 ? (
        <Section title={copy.meaningsTitle} isSplit>
          <dl className={styles.meanings}>
            {requestStatuses.map((status) => (
              <div key={status}>
                <dt>{copy.statuses[status]}</dt>
                <dd>{copy.meanings[status]}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
    </>
  );
}
