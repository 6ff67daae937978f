export { SiteDocument as default } from '@/components/layout/document/document';
