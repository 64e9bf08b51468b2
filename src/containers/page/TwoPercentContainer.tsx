import { useState } from 'react';
import { AssociationData, type AssociationField } from '#src/components/page/AssociationData.tsx';
import { DeadlineNote } from '#src/components/page/DeadlineNote.tsx';
import { TextPage } from '#src/components/page/TextPage.tsx';
import type { PageContent } from '#src/contract/page.ts';
import type { TaxDeadline } from '#src/domain/taxDeadline.ts';
import { site } from '#src/site.ts';

interface Props {
  page: PageContent;
  deadline: TaxDeadline;
}

const { organisation } = site;
const association: Record<AssociationField, string> = {
  name: organisation.name,
  legalForm: organisation.legalForm,
  address: `${organisation.street}, ${organisation.postalCode} ${organisation.city}`,
  registrationNumber: organisation.registrationNumber,
};

/** The tax-donation page with the association's data for the form. */
export function TwoPercentContainer({ page, deadline }: Props) {
  const [copied, setCopied] = useState<AssociationField | null>(null);
  const copy = async (value: string, field: AssociationField) => {
    await navigator.clipboard.writeText(value);
    setCopied(field);
  };
  return (
    <TextPage page={page}>
      <DeadlineNote {...deadline} />
      <AssociationData values={association} copied={copied} onCopy={(value, field) => void copy(value, field)} />
    </TextPage>
  );
}
