import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import type { PostedForm } from '#src/domain/postedForm.ts';

/** The form that was sent without scripts, where this page is the answer to it. A later screen of the visit is not. */
export function usePostedForm(form: PostedForm['form'] | null): PostedForm | null {
  const posted = useRouteLoaderData<{ posted?: PostedForm }>('root')?.posted;
  const isHydrated = useIsHydrated();
  const [answered] = useState(isHydrated || !posted || posted.form !== form ? null : posted);
  return answered;
}
