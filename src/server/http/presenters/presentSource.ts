import type { DeskSource } from '#src/contract/desk/content/deskSource.ts';
import type { SourceName } from '#src/server/db/schema/source.ts';
import type { SourceDetail } from '#src/server/services/writing/index.ts';

/** As `.env.example` has them. */
const variables: Record<SourceName, string[]> = {
  wordpress: ['WORDPRESS_URL', 'WORDPRESS_USER', 'WORDPRESS_APPLICATION_PASSWORD'],
  youtube: ['YOUTUBE_CHANNEL_ID', 'YOUTUBE_API_KEY'],
  podcast: ['PODCAST_FEED_URL'],
};

export const presentSource = ({ name, row, state, live }: SourceDetail): DeskSource => ({
  name,
  isConfigured: row?.isConfigured ?? false,
  variables: variables[name],
  address: row?.address ?? null,
  state,
  lastRunAt: row?.lastRunAt?.toISOString() ?? null,
  lastSuccessAt: row?.lastSuccessAt?.toISOString() ?? null,
  nextRunAt: row?.isConfigured ? row.nextRunAt.toISOString() : null,
  failuresInRow: row?.failuresInRow ?? 0,
  live,
  report: row?.lastRunAt ? row.report : null,
});
