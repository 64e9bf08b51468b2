import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sendScreenView, stopAnalytics } from '#src/browser/measuring/analytics.ts';
import { startTagManager, stopTagManager } from '#src/browser/measuring/tagManager.ts';
import type { AnalyticsConfig } from '#src/contract/browserServices.ts';

interface Props {
  /** Agreed to and configured, else `null`. The same object on every render: a new one is another screen view. */
  analytics: AnalyticsConfig | null;
  /** Agreed to and configured, else `null`. */
  tagManagerId: string | null;
}

/** What the visitor has agreed to runs while this is rendered (spec 4); a withdrawn consent stops it. */
export function MeasuringContainer({ analytics, tagManagerId }: Props) {
  const { pathname } = useLocation();

  useEffect(() => {
    if (analytics) return () => stopAnalytics(analytics);
  }, [analytics]);

  useEffect(() => {
    if (analytics) void sendScreenView(analytics, pathname);
  }, [analytics, pathname]);

  useEffect(() => {
    if (!tagManagerId) return;
    startTagManager(tagManagerId);
    return stopTagManager;
  }, [tagManagerId]);

  return null;
}
