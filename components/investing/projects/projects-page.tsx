import { StepsBlock } from '@/components/blocks/text/steps-block';
import { Seo } from '@/components/layout/document/seo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { TextLink } from '@/components/ui/navigation/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag, Tag } from '@/components/ui/tag';
import { projectsPage as copy, projectCopy } from '@/lib/content/investing/projects';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import type { ProjectsProps } from '@/lib/server/investing/projects/page-props/projects';
import { PledgedLine } from './pledged-line';
import styles from './projects.module.css';

/** All projects with their goals and pledges. */
export function ProjectsPage({ items }: ProjectsProps) {
  const isAllSample = items.length > 0 && items.every(({ isSample }) => isSample);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.backProject} />
      <PageHeader eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Section title={copy.list} aside={isAllSample ? <SampleTag /> : null}>
        {items.length === 0 ? <EmptyState title={copy.none}>{copy.noneText}</EmptyState> : null}
        <ul className={styles.cards}>
          {items.map((project) => (
            <li key={project.slug} className={styles.card}>
              <h3 className={styles.name}>
                <Link href={investingPaths.project(project.slug)}>{project.title}</Link>
              </h3>
              <p>{project.summary}</p>
              <p className={styles.marks}>
                {project.isSample && !isAllSample ? <SampleTag /> : null}
                <Tag>
                  {project.state === 'closed' ? projectCopy.closedTag : projectCopy.since(dayOf(project.openedAt))}
                </Tag>
              </p>
              <PledgedLine project={project} />
              <TextLink href={investingPaths.project(project.slug)}>
                {copy.view}
                <VisuallyHidden>: {project.title}</VisuallyHidden>
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <StepsBlock block={copy.how} />
    </>
  );
}
