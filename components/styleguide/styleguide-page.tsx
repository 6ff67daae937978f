import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { toolPaths } from '@/lib/domain/platform/tool-paths';
import { ButtonShow } from './button-show';
import { ChartShow } from './chart-show';
import { ColorShow } from './color-show';
import { FieldShow } from './field-show';
import { FigureShow } from './figure-show';
import { StateShow } from './state-show';
import { TableShow } from './table-show';
import { TypeShow } from './type-show';

/** All components in all states on one page, for review and screenshots. */
export function StyleguidePage() {
  return (
    <>
      <Seo title="Style guide" description="Every component in every state." path={toolPaths.styleguide} isHidden />
      <PageHeader
        eyebrow="Style guide"
        title="Components in every state"
        lead="Each component in its normal, loading, empty and error states."
      />
      <ColorShow />
      <TypeShow />
      <ButtonShow />
      <FieldShow />
      <TableShow />
      <FigureShow />
      <ChartShow />
      <StateShow />
    </>
  );
}
