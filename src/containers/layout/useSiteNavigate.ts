import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsWholeDocument } from '#src/domain/wholeDocument.ts';

/** Goes to a path of the site: by the router, or where that is not allowed as a new document. */
export function useSiteNavigate() {
  const navigate = useNavigate();
  return useCallback(
    async (target: string, { replace = false } = {}) => {
      if (!needsWholeDocument(location.pathname, target)) return navigate(target, { replace });
      if (replace) location.replace(target);
      else location.assign(target);
    },
    [navigate],
  );
}
