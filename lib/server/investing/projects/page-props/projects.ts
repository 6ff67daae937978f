import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { projectsContract, type ProjectCard, type ProjectPage } from '@/lib/contracts/investing/projects';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';

const projects = () => createClient(projectsContract, pageHttp());

export type ProjectsProps = { items: readonly ProjectCard[] };
export type ProjectProps = { project: ProjectPage };

export const getProjectsProps: GetServerSideProps<ProjectsProps> = async () => {
  const { items } = await projects().list();
  return { props: { items } };
};

export const getProjectProps: GetServerSideProps<ProjectProps> = async ({ params }) => {
  try {
    return { props: { project: await projects().read({ params: { slug: String(params?.slug) } }) } };
  } catch (error) {
    if (isMissing(error)) return { notFound: true };
    throw error;
  }
};
