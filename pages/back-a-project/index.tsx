import { ProjectsPage } from '@/components/projects/projects-page';

export { getProjectsProps as getServerSideProps } from '@/lib/server/page-props/projects';
export default ProjectsPage;
