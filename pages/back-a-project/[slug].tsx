import { ProjectPage } from '@/components/investing/projects/project-page';

export { getProjectProps as getServerSideProps } from '@/lib/server/investing/projects/page-props/projects';
export default ProjectPage;
