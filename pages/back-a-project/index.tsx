import { ProjectsPage } from '@/components/investing/projects/projects-page';

export { getProjectsProps as getServerSideProps } from '@/lib/server/investing/projects/page-props/projects';
export default ProjectsPage;
