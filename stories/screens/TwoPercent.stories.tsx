import type { Meta } from '@storybook/react-vite';
import { AssociationData, type AssociationField } from '#src/components/page/AssociationData.tsx';
import { DeadlineNote } from '#src/components/page/DeadlineNote.tsx';
import { TextPage } from '#src/components/page/TextPage.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import { pageTwoPercent } from '#stories/fixtures/page.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/TwoPercent',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const { organisation } = site;
const values = {
  name: organisation.name,
  legalForm: organisation.legalForm,
  address: `${organisation.street}, ${organisation.postalCode} ${organisation.city}`,
  registrationNumber: organisation.registrationNumber,
};

const twoPercent = (copied: AssociationField | null) => (
  <TextPage page={pageTwoPercent}>
    <DeadlineNote label="Najbližší termín" date={'31.\u00A0marca 2027'} />
    <AssociationData values={values} copied={copied} onCopy={nothing} />
  </TextPage>
);

export const Default = screen(paths.twoPercent(), twoPercent(null));

export const Copied = screen(paths.twoPercent(), twoPercent('registrationNumber'));

export const Loading = screen(paths.twoPercent(), loading());

export const Failed = screen(paths.twoPercent(), failed());
