import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { isMissing } from './deskFailure.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  listHref: string;
  /** What is said where the address names nothing, and why that may be. */
  missing: { title: string; text: string };
  children: (data: T) => ReactNode;
}

/** The one thing that is open beside a list, or that there is none. */
export function OpenedOne<T>({ query, listHref, missing, children }: Props<T>) {
  if (!isMissing(query.error)) return <DeskSection {...sectionOf(query)}>{children}</DeskSection>;
  return (
    <DeskEmpty title={missing.title} action={<DeskButtonLink href={listHref}>Späť na zoznam</DeskButtonLink>}>
      {missing.text}
    </DeskEmpty>
  );
}
