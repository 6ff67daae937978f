import { ProjectPage } from '@/components/projects/project-page';

export { getProjectProps as getServerSideProps } from '@/lib/server/page-props/projects';
export default ProjectPage;
