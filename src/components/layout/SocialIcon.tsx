import type { SocialNetwork } from '#src/site.ts';

interface Props {
  network: SocialNetwork;
}

/** The sign of a social network; its name stands in the link's label. The shapes are a file, so that no script carries them. */
export function SocialIcon({ network }: Props) {
  return (
    <svg aria-hidden="true" width="22" height="22" fill="currentColor" fillRule="evenodd">
      <use href={`/social.svg#${network}`} />
    </svg>
  );
}
