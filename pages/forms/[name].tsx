import { LeadFormPage } from '@/components/leads/lead-form-page';

export { getLeadFormProps as getServerSideProps } from '@/lib/server/leads/page-props/lead-form';
export default LeadFormPage;
