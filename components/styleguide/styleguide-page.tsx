import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { toolPaths } from '@/lib/domain/platform/tool-paths';
import { ButtonShow } from './button-show';
import { ChartShow } from './chart-show';
import { ColourShow } from './colour-show';
import { FieldShow } from './field-show';
import { FigureShow } from './figure-show';
import { StateShow } from './state-show';
import { TableShow } from './table-show';
import { TypeShow } from './type-show';

/** Every component in every state, on one page, to look at and to photograph. */
export function StyleguidePage() {
  return (
    <>
      <Seo
        title="Style guide"
        description="Every part of the site in every state."
        path={toolPaths.styleguide}
        isHidden
      />
      <PageHeader
        eyebrow="Style guide"
        title="Every part, in every state."
        lead="One of each: what a page is made of, what it looks like while it waits, when it is empty and when it fails."
      />
      <ColourShow />
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
