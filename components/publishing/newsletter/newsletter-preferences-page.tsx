import { Seo } from '@/components/layout/document/seo';
import { Button } from '@/components/ui/forms/button';
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { newsletterLinkCopy, preferencesCopy as copy } from '@/lib/content/publishing/newsletter-links';
import { mailLists, paces } from '@/lib/domain/publishing/newsletter';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import type { NewsletterPreferencesProps } from '@/lib/server/publishing/newsletter/page-props/newsletter-preferences';
import styles from './newsletter-preferences.module.css';

/** Email preferences, opened by a link in an email: plain forms that need no login. */
export function NewsletterPreferencesPage({ token, preferences, outcome }: NewsletterPreferencesProps) {
  if (token === null)
    return (
      <>
        <Head title={newsletterLinkCopy.unsubscribe.badTitle} />
        <PageHeader
          title={newsletterLinkCopy.unsubscribe.badTitle}
          lead={<span role="status">{outcome.sentence}</span>}
        >
          <TextLink href={newsletterLinkCopy.confirm.remedy.href}>{newsletterLinkCopy.confirm.remedy.label}</TextLink>
        </PageHeader>
      </>
    );
  const target = `?token=${encodeURIComponent(token)}`;
  return (
    <>
      <Head title={copy.title} />
      <PageHeader title={copy.title} lead={copy.text} />
      <Section title={copy.choiceTitle} isSplit>
        <form method="post" action={mailedPaths.newsletterPreferences + target} className={styles.form}>
          <p role="status" className={outcome?.isGood ? styles.good : styles.bad}>
            {outcome?.sentence}
          </p>
          <ChoiceGroup legend={copy.lists}>
            {mailLists.map((list) => (
              <Choice
                key={list}
                kind="checkbox"
                name={`list-${list}`}
                defaultChecked={preferences.lists.includes(list)}
                label={copy.listCopy[list].label}
                note={copy.listCopy[list].note}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend={copy.subjects} hint={copy.subjectsHint}>
            {preferences.categories.map(({ slug, name, description, isWanted }) => (
              <Choice
                key={slug}
                kind="checkbox"
                name={`wants-${slug}`}
                defaultChecked={isWanted}
                label={name}
                note={description}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend={copy.pace}>
            {paces.map((pace) => (
              <Choice
                key={pace}
                name="pace"
                value={pace}
                defaultChecked={pace === preferences.pace}
                label={copy.paces[pace].label}
                note={copy.paces[pace].note}
              />
            ))}
          </ChoiceGroup>
          <Button type="submit" size="large">
            {copy.submit}
          </Button>
        </form>
      </Section>
      <Section title={copy.endTitle} lead={copy.endText} isSplit>
        <form method="post" action={mailedPaths.newsletterUnsubscribe + target}>
          <Button type="submit" weight="outline">
            {newsletterLinkCopy.unsubscribe.submit}
          </Button>
        </form>
      </Section>
    </>
  );
}

const Head = ({ title }: { title: string }) => (
  <Seo title={title} description={copy.description} path={mailedPaths.newsletterPreferences} isHidden />
);
